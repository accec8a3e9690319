import fc from 'fast-check';
import { inOrder, isSameOrder, movedTo } from './photo-order';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 25 });

test('a photo stands where it was put, and the others keep their order', () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer({ min: -3, max: 30 }), (all, which, place) => {
      const id = all[which % all.length] ?? '';
      const moved = movedTo(all, id, place);
      expect(moved.indexOf(id)).toBe(Math.min(Math.max(place, 0), all.length - 1));
      expect(moved.filter((one) => one !== id)).toEqual(all.filter((one) => one !== id));
    }),
  );
});

test('what is not there moves nothing', () => {
  expect(movedTo(['a', 'b'], 'c', 0)).toEqual(['a', 'b']);
});

test('photos that came meanwhile stand behind those that were ordered, and none is shown that went', () => {
  const photos = ['a', 'b', 'new'].map((id) => ({ id }));
  expect(inOrder(photos, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new']);
});

test('an order is the same only with the same photos at the same places', () => {
  expect(isSameOrder(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(isSameOrder(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSameOrder(['a', 'b'], ['a'])).toBe(false);
});
