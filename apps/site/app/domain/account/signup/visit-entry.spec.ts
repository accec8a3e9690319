import { noteEntry, visitEntry } from './visit-entry';

test('a signup knows the landing that led to it, and the first page of its document', () => {
  expect(visitEntry('')).toBeUndefined();
  expect(visitEntry('?entry=landers-gallery')).toBe('landers-gallery');
  expect(visitEntry('?entry=credits')).toBeUndefined();
  noteEntry('signup', '?network=north&entry=landers-video');
  noteEntry('index', '');
  expect(visitEntry('')).toBe('landers-video');
});
