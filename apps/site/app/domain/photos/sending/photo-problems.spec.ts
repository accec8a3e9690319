import { ApiProblem } from '@kindling/contract/api-problem';
import { maxPhotoBytes } from '@kindling/contract/profiles/photo-files';
import { mayBeCut, mayRetry, photoProblemOf, reasonToRedraw, refusalOf } from './photo-problems';

const jpeg = { name: 'a.jpg', type: 'image/jpeg', size: 1 };

test('what is no picture by its own word is refused before it is sent; the bytes decide on the rest', () => {
  for (const type of ['image/jpeg', 'image/jpg', 'image/heic', 'image/gif', 'application/octet-stream', ''])
    expect(refusalOf({ type })).toBeUndefined();
  for (const type of ['application/pdf', 'video/mp4', 'text/plain'])
    expect(refusalOf({ type })?.code).toBe('unsupported_media_type');
});

test.each([
  [jpeg, undefined],
  [{ ...jpeg, size: maxPhotoBytes }, undefined],
  [{ ...jpeg, size: maxPhotoBytes + 1 }, 'payload_too_large'],
  [{ ...jpeg, type: 'image/heif' }, 'photo_heic'],
  [{ ...jpeg, name: 'IMG_0001.HEIC', type: '' }, 'photo_heic'],
  [{ ...jpeg, type: '' }, undefined],
])('%j is drawn anew for: %s', (file, reason) => {
  expect(reasonToRedraw(file)?.code).toBe(reason);
});

test.each([
  [new ApiProblem('payload_too_large', 413), 'too_large'],
  [new ApiProblem('photo_unreadable', 422), 'unreadable'],
  [new ApiProblem('photo_heic', 422), 'heic'],
  [new ApiProblem('photo_damaged', 422), 'damaged'],
  [new ApiProblem('photo_too_many_pixels', 422), 'too_many_pixels'],
  [new ApiProblem('photo_too_narrow', 422), 'too_narrow'],
  [new ApiProblem('unsupported_media_type', 415), 'wrong_type'],
  [new ApiProblem('photo_limit_reached', 403), 'limit'],
  [new ApiProblem('rate_limited', 429), 'rate_limited'],
  [new ApiProblem('unavailable', 0), 'offline'],
  [new ApiProblem('unavailable', 503), 'busy'],
  [new ApiProblem('unexpected', 500), 'other'],
  [new Error('anything'), 'other'],
])('%s is told as what it is', (problem, told) => {
  expect(photoProblemOf(problem)).toBe(told);
});

test('there is a way on from each: the same again, a cut of it, or another file', () => {
  expect(['offline', 'busy', 'rate_limited', 'limit', 'other'].every((one) => mayRetry(one as never))).toBe(
    true,
  );
  expect(['too_large', 'heic', 'too_many_pixels', 'too_narrow'].every((one) => mayBeCut(one as never))).toBe(
    true,
  );
  for (const final of ['unreadable', 'damaged'] as const)
    expect(mayRetry(final) || mayBeCut(final)).toBe(false);
});
