import { describe, expect, it } from 'vitest';

import { recordIn } from './records';

describe('a file that somebody chose', () => {
  it('holds a record', () => {
    expect(recordIn('{"pangea": 1, "game": "trias"}')).toEqual({ pangea: 1, game: 'trias' });
    expect(recordIn('{\n  "pangea": 1\n}\n')).toEqual({ pangea: 1 });
  });

  it('holds many, one in each line: the first is taken', () => {
    expect(recordIn('\n{"pangea": 1, "seed": "a"}\n{"pangea": 1, "seed": "b"}\n')).toEqual({
      pangea: 1,
      seed: 'a',
    });
  });

  it.each(['', 'buy bread', '42', 'null', '"pangea"', '[]', '["pangea"]', '{}', '[{"pangea": 1}]', '42\n{}'])(
    'holds none: %j',
    (text) => {
      expect(recordIn(text)).toBeNull();
    },
  );
});
