import { describe, expect, it } from 'vitest';

import { waysIn } from './ways';

const HERE = 'http://127.0.0.1:8137';
const silent = { public: null, only_here: false, nearby: [], commands: [] };

describe('how friends get in', () => {
  it('is by the address that the host of the service has named', () => {
    const reach = { ...silent, public: 'https://games.example.org/pangea' };
    expect(waysIn(reach, HERE)).toEqual({ origins: ['https://games.example.org'], reaches: 'everybody' });
  });

  it('is not at all where the service listens to this computer alone', () => {
    const commands = ['pangea serve --host 0.0.0.0 --port 9000'];
    expect(waysIn({ ...silent, only_here: true, commands }, HERE)).toEqual({
      origins: [HERE],
      reaches: 'here',
      commands,
    });
  });

  it('is by an address of this computer in its network', () => {
    const nearby = ['http://192.168.1.5:8137', 'http://10.0.0.2:8137'];
    expect(waysIn({ ...silent, nearby }, 'http://localhost:8137')).toEqual({
      origins: nearby,
      reaches: 'nearby',
    });
  });

  it('is not known where the service has no word for it', () => {
    for (const reach of [null, silent]) expect(waysIn(reach, HERE).reaches).toBe('unknown');
  });

  it('is by the address at which somebody came, if that is not this computer', () => {
    for (const host of ['192.168.1.5', '10.1.2.3', '172.20.0.1', 'den.local', 'den', '[fd00::1]'])
      expect(waysIn(null, `http://${host}:8137`)).toEqual({
        origins: [`http://${host}:8137`],
        reaches: 'nearby',
      });
    // Whoever came through a proxy has an address that works, whatever the service listens to.
    const away = 'https://games.example.org';
    expect(waysIn({ ...silent, only_here: true }, away)).toEqual({ origins: [away], reaches: 'everybody' });
  });
});
