"""Pgx's batches, stepped at random in an environment of their own: on the processor, or on a GPU."""

from __future__ import annotations

VERSION = "pgx==2.6.0"
GAMES = ("tic_tac_toe", "connect_four", "othello", "hex", "sparrow_mahjong", "backgammon")
"""Its smallest boards, which are its fastest games; boards of the size of ours; and games with chance."""
STEPS = """
import json, sys, time
import jax, pgx
from jax import numpy as jnp
from pgx.experimental import auto_reset

device, games, steps, rounds = sys.argv[1], *map(int, sys.argv[2:5])
assert jax.default_backend() == device, f"JAX works on a {jax.default_backend()}"
# What other work takes of the processor doesn't count; a GPU is waited for.
clock = time.process_time if device == "cpu" else time.perf_counter

def rates(name):
    env = pgx.make(name)
    advance = jax.vmap(auto_reset(env.step, env.init))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))

    def step(state, key):
        choosing, moving = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, logits)
        return advance(state, action, jax.random.split(moving, games))

    one = jax.jit(step)
    many = jax.jit(lambda state, keys: jax.lax.scan(lambda s, k: (step(s, k), None), state, keys)[0])

    def bare(state, key):
        return many(state, jax.random.split(key, steps))

    def told(state, key):
        for each in jax.random.split(key, steps):
            state = one(state, each)
            if device == "cpu":
                jax.block_until_ready((state.observation, state.legal_action_mask))
        return state

    found = []
    for play in (bare, told):
        state = jax.block_until_ready(play(state, jax.random.PRNGKey(0)))
        best = 0.0
        for number in range(rounds):
            begun = clock()
            state = jax.block_until_ready(play(state, jax.random.PRNGKey(number)))
            best = max(best, games * steps / (clock() - begun))
        found.append(best)
    return found

print(json.dumps({name: rates(name) for name in sys.argv[5:]}))
"""
