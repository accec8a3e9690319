import fc from 'fast-check';
import { cutOf } from './cut-picture';

const whole = { x: 0, y: 0, width: 100, height: 100 };
const side = fc.integer({ min: 1, max: 4096 });

test('a quarter turn swaps the sides, and what is sent is never larger than the source or than is shown', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 3 }), (width, height, turns) => {
      const cut = cutOf({ width, height }, turns, whole);
      const turned = turns % 2 === 1 ? { width: height, height: width } : { width, height };
      expect(cut.turned).toEqual(turned);
      expect(cut.scale).toBeLessThanOrEqual(1);
      expect(Math.max(cut.width, cut.height)).toBeLessThanOrEqual(1920);
      expect(cut.width).toBeLessThanOrEqual(turned.width);
      expect(cut.height).toBeLessThanOrEqual(turned.height);
    }),
  );
});

test('a part is found in the turned picture', () => {
  const part = { x: 25, y: 50, width: 50, height: 40 };
  expect(cutOf({ width: 800, height: 1000 }, 1, part)).toEqual({
    ...{ width: 500, height: 320, left: 250, top: 400, scale: 1 },
    turned: { width: 1000, height: 800 },
  });
});

test('a large part is made smaller as a whole', () => {
  expect(cutOf({ width: 3840, height: 3000 }, 0, whole)).toMatchObject({
    width: 1920,
    height: 1500,
    scale: 0.5,
  });
});

test('the size of an opened picture counts, which is none of its own properties', () => {
  class Opened {
    get width(): number {
      return 300;
    }
    get height(): number {
      return 375;
    }
  }
  expect(cutOf(new Opened(), 0, whole)).toMatchObject({ width: 300, height: 375, scale: 1 });
});
