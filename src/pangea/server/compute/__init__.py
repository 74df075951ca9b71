"""What takes a processor: rules to referee and search by, compilers, bots that think, analyses."""
