import { describe, expect, it } from 'vitest';

import { routeOf } from './routes';

function at(address: string) {
  return routeOf(new URL(address, 'http://pangea.example'));
}

describe('the addresses', () => {
  it('lead to the pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new/clans')).toEqual({ page: 'new', game: 'clans' });
    expect(at('/table/ab12')).toEqual({ page: 'table', id: 'ab12' });
    expect(at('/replay/ab12')).toEqual({ page: 'replay', id: 'ab12' });
    expect(at('/gallery')).toEqual({ page: 'gallery', game: null });
  });

  it('lead to a rule', () => {
    expect(at('/rules/clans#C3.1')).toEqual({ page: 'rules', game: 'clans', section: 'C3.1' });
  });

  it('may lead nowhere', () => {
    expect(at('/table')).toEqual({ page: 'nowhere' });
    expect(at('/tables/ab12')).toEqual({ page: 'nowhere' });
    expect(at('/table/ab12/more')).toEqual({ page: 'nowhere' });
    expect(at('/table/%')).toEqual({ page: 'nowhere' });
    expect(at('/table/%E0%A4%A')).toEqual({ page: 'nowhere' });
  });
});
