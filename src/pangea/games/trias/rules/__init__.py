"""The rules of Trias, a file for each chapter; `verbs` lists them as the contract wants them."""
