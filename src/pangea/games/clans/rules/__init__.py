"""The rules of Clans, a file for each chapter; `verbs` lists them as the contract wants them."""
