import { readPosition } from './position.js';

describe('a position of a query', () => {
  it.each([
    ['52.37', '4.89', { latitude: 52.37, longitude: 4.89 }],
    ['-90', '+180', { latitude: -90, longitude: 180 }],
    ['0', '-0.1278', { latitude: 0, longitude: -0.1278 }],
    [
      '52.370216171264648',
      '4.8951679468154907',
      { latitude: 52.370216171264648, longitude: 4.8951679468154907 },
    ],
  ])('is read from %s, %s', (lat, lon, position) => {
    expect(readPosition(lat, lon)).toEqual(position);
  });

  it.each([
    ['90.001', '0'],
    ['0', '180.5'],
    ['', '4'],
    ['NaN', '4'],
    ['Infinity', '4'],
    ['1e1', '4'],
    ['0x10', '4'],
    [' 52', '4'],
    ['52,37', '4,89'],
    ['52.', '4'],
    ['null', 'undefined'],
  ])('is none in %j, %j', (lat, lon) => {
    expect(readPosition(lat, lon)).toBeUndefined();
  });
});
