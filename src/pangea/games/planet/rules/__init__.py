"""The rules of Planet, a file for each chapter; `verbs` lists them as the contract wants them."""
