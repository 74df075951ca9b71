import { describe, expect, it } from 'vitest';

import { parserOf, type Parsed } from './moves';

const part = (kind: string, names: string[] = []) => ({ kind, prefix: '', names });
const [label, hex] = [part('label'), part('hex')];
const [terrain, cell] = [part('name', ['forest', 'swamp']), part('name', ['b5', 'b6'])];

const parse = parserOf<Parsed>([
  { kind: 'move', form: 'move {source}>{target}', parts: { source: label, target: label } },
  { kind: 'step', form: 'step {from}>{to}', parts: { from: hex, to: hex } },
  { kind: 'step-spent', form: 'step {from}>{to} spent', parts: { from: hex, to: hex } },
  { kind: 'terrain', form: '{terrain} {cell}', parts: { terrain, cell } },
  { kind: 'end', form: 'end', parts: {} },
]);

describe('a move in writing', () => {
  it('is taken apart by the form that it has', () => {
    expect(parse('move 12>7')).toEqual({ kind: 'move', source: 12, target: 7 });
    expect(parse('step -1,2>0,-12')).toEqual({ kind: 'step', from: '-1,2', to: '0,-12' });
    expect(parse('step -1,2>0,1 spent')).toEqual({ kind: 'step-spent', from: '-1,2', to: '0,1' });
    expect(parse('forest b5')).toEqual({ kind: 'terrain', terrain: 'forest', cell: 'b5' });
    expect(parse('end')).toEqual({ kind: 'end' });
  });

  it('is none where it has no form, or where a part is not known', () => {
    for (const text of ['', 'move 12', 'move 1>2>3', 'move 1>?', 'step 1>2', 'ends']) {
      expect(parse(text), text).toBeNull();
    }
  });
});
