"""The lab: how games went, what they came to, and what differs."""
