/** Random numbers as Python draws them: streams of splitmix64, and nature's moves at a table from the whole seed. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

import type { Block } from './memory';

const WORD = 64;
const GOLDEN = 0x9e3779b97f4a7c15n;
const MIX_1 = 0xbf58476d1ce4e5b9n;
const MIX_2 = 0x94d049bb133111ebn;
const FAIR_BITS = 256n;

const word = (number: bigint) => BigInt.asUintN(WORD, number);
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A generator of random numbers: one word, which a rule can be lent and moves on. */
export class Random {
  constructor(private state: bigint) {}

  /** One stream of a seed: each is a sequence of its own. */
  static from(seed: string, stream = 0): Random {
    const random = new Random(seedWord(seed) ^ word(BigInt(stream) * MIX_2));
    random.scatter();
    return random;
  }

  scatter(): bigint {
    this.state = word(this.state + GOLDEN);
    let mixed = this.state;
    mixed = word((mixed ^ (mixed >> 30n)) * MIX_1);
    mixed = word((mixed ^ (mixed >> 27n)) * MIX_2);
    return mixed ^ (mixed >> 31n);
  }

  /** A whole number from 0 to limit - 1. */
  below(limit: number): number {
    return Number(((this.scatter() >> 33n) * BigInt(limit)) >> 31n);
  }

  /** Let a rule draw from it, in a block of one word. */
  lend<Answer>(block: Block, use: (random: Block) => Answer): Answer {
    block.words[0] = BigInt.asIntN(WORD, this.state);
    const answer = use(block);
    this.state = word(block.words[0]);
    return answer;
  }
}

/** A seed of any size as the word that streams branch off from. */
function seedWord(seed: string): bigint {
  const digest = sha256(bytesOf(seed));
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0, true);
}

/** What fixes a seed before anybody knows it. */
export function seedHash(seed: string): string {
  return hex(sha256(bytesOf(`pangea seed ${seed}`)));
}

/** A seed that nobody can guess. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return BigInt(`0x${hex(bytes)}`).toString();
}

/** One of these by its weight, drawn from the whole seed: the move that is number `number` of its game. */
export function drawn<Thing>(
  seed: string,
  number: number,
  outcomes: readonly { text: string; weight: number; thing: Thing }[],
): Thing {
  const ordered = [...outcomes].sort((one, other) => (one.text < other.text ? -1 : 1));
  const sum = ordered.reduce((total, { weight }) => total + weight, 0);
  let place = fairBelow(seed, `pangea nature ${number}`, sum);
  for (const { weight, thing } of ordered) {
    place -= weight;
    if (place < 0) return thing;
  }
  throw new Error('a place below the sum of all weights');
}

/** Numbers that favour some are skipped. */
function fairBelow(seed: string, label: string, limit: number): number {
  const most = BigInt(limit);
  const fair = ((1n << FAIR_BITS) / most) * most;
  for (let block = 0; ; block++) {
    const number = BigInt(`0x${hex(hmac(sha256, bytesOf(seed), bytesOf(`${label} ${block}`)))}`);
    if (number < fair) return Number(number % most);
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
