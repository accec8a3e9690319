import fc from 'fast-check';
import { distanceKm, SphereTree } from './sphere-tree.js';

const amsterdam = { latitude: 52.374, longitude: 4.89 };
const sydney = { latitude: -33.868, longitude: 151.207 };

describe('distances on the sphere', () => {
  it('are those of an atlas', () => {
    expect(distanceKm(amsterdam, { latitude: 51.922, longitude: 4.479 })).toBeCloseTo(57.6, 0);
    expect(distanceKm(amsterdam, sydney) / 1000).toBeCloseTo(16.65, 1);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
    expect(distanceKm(amsterdam, amsterdam)).toBe(0);
  });
});

describe('the nearest position', () => {
  it('of none is none', () => {
    expect(new SphereTree([]).nearest(amsterdam)).toBeUndefined();
  });

  it('is found across the date line and over the pole', () => {
    const fiji = { latitude: -17, longitude: 179.9 };
    const tree = new SphereTree([{ latitude: -17, longitude: 170 }, fiji]);
    expect(tree.nearest({ latitude: -17, longitude: -179.9 })?.index).toBe(1);
    const north = new SphereTree([
      { latitude: 60, longitude: 0 },
      { latitude: 85, longitude: 180 },
    ]);
    expect(north.nearest({ latitude: 85, longitude: 0 })?.index).toBe(1);
  });

  it('is as near as measuring the way to every one finds', () => {
    const position = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 60 }), position, (positions, from) => {
        const found = new SphereTree(positions).nearest(from);
        const least = Math.min(...positions.map((other) => distanceKm(from, other)));
        expect(found?.km).toBeCloseTo(least, 3);
      }),
    );
  });
});
