import { describe, expect, it } from 'vitest';

import { inner, outer, type Place, routeOf } from './routes';

const HOST = 'http://pangea.example';

function at(address: string) {
  return routeOf(new URL(address, HOST));
}

describe('the addresses', () => {
  it('lead to the pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new/clans')).toEqual({ page: 'new', game: 'clans' });
    expect(at('/table/ab12')).toEqual({ page: 'table', id: 'ab12' });
    expect(at('/replay/ab12')).toEqual({ page: 'replay', id: 'ab12' });
    expect(at('/gallery')).toEqual({ page: 'gallery', game: null });
    expect(at('/learn/clans')).toEqual({ page: 'learn', game: 'clans', lesson: null });
    expect(at('/learn/clans/first')).toEqual({ page: 'learn', game: 'clans', lesson: 'first' });
    expect(at('/puzzles')).toEqual({ page: 'puzzles', game: null });
    expect(at('/puzzles/trias#t-1')).toEqual({ page: 'puzzles', game: 'trias' });
    expect(at('/bots')).toEqual({ page: 'bots' });
    expect(at('/bots/api')).toEqual({ page: 'api' });
  });

  it('lead to a rule', () => {
    expect(at('/rules/clans#C3.1')).toEqual({ page: 'rules', game: 'clans', section: 'C3.1' });
  });

  it('may lead nowhere', () => {
    expect(at('/table')).toEqual({ page: 'nowhere' });
    expect(at('/bots/mine')).toEqual({ page: 'nowhere' });
    expect(at('/tables/ab12')).toEqual({ page: 'nowhere' });
    expect(at('/table/ab12/more')).toEqual({ page: 'nowhere' });
    expect(at('/learn')).toEqual({ page: 'nowhere' });
    expect(at('/puzzles/clans/more')).toEqual({ page: 'nowhere' });
    expect(at('/learn/clans/first/more')).toEqual({ page: 'nowhere' });
    expect(at('/table/%')).toEqual({ page: 'nowhere' });
    expect(at('/table/%E0%A4%A')).toEqual({ page: 'nowhere' });
  });
});

describe('an address of ours', () => {
  const service: Place = { root: '/', byFragment: false };
  const below: Place = { root: '/some/folder/', byFragment: false };
  const files: Place = { root: '/some/folder/', byFragment: true };
  const ours = ['/', '/rules/clans#C3.1', '/table/ab12?invite=a%26b', '/gallery/clans?scene=late'];

  it('is a path below the root where there is a service', () => {
    expect(outer('/rules/clans#C3.1', service)).toBe('/rules/clans#C3.1');
    expect(outer('/rules/clans#C3.1', below)).toBe('/some/folder/rules/clans#C3.1');
  });

  it('is a fragment on a static host', () => {
    expect(outer('/rules/clans#C3.1', files)).toBe('/some/folder/#/rules/clans#C3.1');
  });

  it.each([service, below, files])('is read as it was written: %o', (place) => {
    for (const address of ours) expect(inner(new URL(outer(address, place), HOST), place)).toBe(address);
  });

  it('may be a fragment with a service, too: what is installed begins there', () => {
    expect(inner(new URL('/some/folder/#/new/clans', HOST), below)).toBe('/new/clans');
  });

  it('is home on a static host whatever else the address says', () => {
    expect(inner(new URL('/some/folder/index.html?from=mail#top', HOST), files)).toBe('/');
  });
});
