import { describe, expect, it } from 'vitest';

import { addressOf, answerOf, exampleOf, type Request, requestsOf, type Schema, writtenOut } from './schema';

const KNOWN: Record<string, Schema> = {
  Seat: {
    type: 'object',
    properties: { kind: { enum: ['me', 'open'] }, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    required: ['kind'],
  },
  Wanted: {
    type: 'object',
    properties: {
      game: { type: 'string' },
      seats: { type: 'array', items: { $ref: '#/components/schemas/Seat' } },
      options: { type: 'object', additionalProperties: { type: 'string' }, default: {} },
    },
    required: ['game', 'seats'],
  },
};
const WANTED: Schema = { $ref: '#/components/schemas/Wanted' };
const PAST: Request = {
  method: 'GET',
  path: '/api/tables/{table_id}/scenes',
  operationId: 'past',
  parameters: [
    { name: 'table_id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'start', in: 'query', schema: { type: 'integer' } },
    { name: 'invite', in: 'query', schema: { type: 'string' } },
  ],
  responses: { '200': { content: { 'application/json': { schema: WANTED } } }, '4XX': {} },
};

describe('the document of the service', () => {
  it('lists every request', () => {
    const paths = { '/api/me': { get: PAST, put: PAST } };
    const found = requestsOf({ paths, components: { schemas: {} } });
    expect(found.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/me', 'PUT /api/me']);
  });

  it('says what a request takes, with all that it refers to', () => {
    expect(writtenOut(WANTED, KNOWN)).toBe(
      [
        'Wanted {\n  game: string\n  seats: Seat[]\n  options?: { [name]: string }\n}',
        'Seat {\n  kind: "me" | "open"\n  name?: string | null\n}',
      ].join('\n\n'),
    );
    expect(writtenOut({ type: 'array', items: WANTED }, KNOWN)).toMatch(/^Wanted\[\]\n\nWanted \{/);
  });

  it('gives something to begin with', () => {
    expect(exampleOf(WANTED, KNOWN)).toEqual({ game: '', seats: [{ kind: 'me' }] });
  });

  it('says what comes back', () => {
    expect(answerOf(PAST)).toBe(WANTED);
    expect(answerOf({ ...PAST, responses: { '204': {} } })).toBeNull();
  });
});

describe('the address of a request', () => {
  it('has the parameters that were filled in', () => {
    expect(addressOf(PAST, { table_id: 'a/b', start: '3', invite: '' })).toEqual({
      address: '/api/tables/a%2Fb/scenes?start=3',
    });
  });

  it('is not there while something is missing', () => {
    expect(addressOf(PAST, { start: '3' })).toEqual({ missing: 'table_id' });
  });
});
