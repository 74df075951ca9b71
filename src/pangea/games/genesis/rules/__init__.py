"""The rules of Genesis, a file for each chapter; `verbs` lists them as the contract wants them."""
