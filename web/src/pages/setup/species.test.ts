import { expect, test } from 'vitest';

import { speciesOf } from './species';

const ALL = ['reptiles', 'dinosaurs', 'mammals', 'humans'];

test('seats without a choice have the species that are left, in their order', () => {
  expect(speciesOf(['humans', null, null], ALL)).toEqual(['humans', 'reptiles', 'dinosaurs']);
  expect(speciesOf([null, 'reptiles'], ALL)).toEqual(['dinosaurs', 'reptiles']);
});

test('where no player chooses, the seats have them in their order', () => {
  expect(speciesOf([null, null, null], ALL)).toBeUndefined();
});
