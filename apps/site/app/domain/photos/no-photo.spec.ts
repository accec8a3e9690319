import { lettersOf } from './no-photo';

describe('letters of a tile', () => {
  it.each([
    ['anna', 'A'],
    ['Jan Willem van Dijk', 'JW'],
    ['sea-lion', 'SL'],
    ['_x_', 'X'],
    ['❤ Öyku ❤', 'Ö'],
    ['❤', ''],
    ['7up', '7'],
  ])('%s: %s', (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });
});
