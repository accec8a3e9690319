import { ApiProblem } from '@kindling/contract/api-problem';
import { maxPhotoBytes } from '@kindling/contract/photo-files';
import { mayBeCut, mayRetry, photoProblemOf, refusalOf } from './photo-problems';

const jpeg = { name: 'a.jpg', type: 'image/jpeg', size: 1 };
const heic = { name: 'IMG_0001.HEIC', type: '', size: 1 };

test('what can never arrive is refused before it is sent', () => {
  expect(refusalOf(jpeg)).toBeUndefined();
  expect(refusalOf({ ...jpeg, size: maxPhotoBytes })).toBeUndefined();
  expect(refusalOf({ ...jpeg, size: maxPhotoBytes + 1 })?.code).toBe('payload_too_large');
  for (const type of ['image/heic', 'image/gif', 'application/pdf', ''])
    expect(refusalOf({ ...jpeg, type })?.code).toBe('unsupported_media_type');
});

test.each([
  [new ApiProblem('payload_too_large', 413), jpeg, 'too_large'],
  [new ApiProblem('photo_unreadable', 422), jpeg, 'unreadable'],
  [new ApiProblem('unsupported_media_type', 415), { name: 'a.pdf', type: 'application/pdf' }, 'wrong_type'],
  [new ApiProblem('unsupported_media_type', 415), heic, 'heic'],
  [new ApiProblem('unsupported_media_type', 415), { name: 'a', type: 'image/heif' }, 'heic'],
  [new ApiProblem('photo_limit_reached', 403), jpeg, 'limit'],
  [new ApiProblem('rate_limited', 429), jpeg, 'rate_limited'],
  [new ApiProblem('unavailable', 0), jpeg, 'offline'],
  [new ApiProblem('unavailable', 503), jpeg, 'busy'],
  [new ApiProblem('unexpected', 500), jpeg, 'other'],
  [new Error('anything'), jpeg, 'other'],
])('%s is told as what it is', (problem, file, told) => {
  expect(photoProblemOf(problem, file)).toBe(told);
});

test('there is a way on from each: the same again, a cut of it, or another file', () => {
  expect(['offline', 'busy', 'rate_limited', 'limit', 'other'].every((one) => mayRetry(one as never))).toBe(
    true,
  );
  expect(['too_large', 'heic'].every((one) => mayBeCut(one as never))).toBe(true);
  expect(mayRetry('unreadable') || mayBeCut('unreadable')).toBe(false);
});
