import { ApiProblem } from '@kindling/contract/api-problem';
import { maxPhotoBytes, photoTypes } from '@kindling/contract/profiles/photo-files';

type Picked = Pick<File, 'name' | 'size' | 'type'>;

/** Without HEIC: a phone that stores such pictures then supplies a JPEG. */
export const offeredTypes = photoTypes.filter((type) => !/hei[cf]/.test(type));

/** The type of files that file managers don't recognise. */
const isUnknown = (type: string): boolean => type === '' || type === 'application/octet-stream';

/** A file that declares another type than a picture is not sent; undefined if it may be one. Its bytes decide, not its name. */
export function refusalOf({ type }: Pick<Picked, 'type'>): ApiProblem | undefined {
  return isUnknown(type) || type.startsWith('image/')
    ? undefined
    : new ApiProblem('unsupported_media_type', 415);
}

/** Why the server would refuse a picture as it is; undefined for one that may be sent. */
export function reasonToRedraw({ name, size, type }: Picked): ApiProblem | undefined {
  // The default format of iPhones (decision 0017).
  if (/^image\/hei[cf]/.test(type) || (isUnknown(type) && /\.hei[cf]$/i.test(name)))
    return new ApiProblem('photo_heic', 422);
  return size > maxPhotoBytes ? new ApiProblem('payload_too_large', 413) : undefined;
}

export type PhotoProblem =
  | 'too_large'
  | 'heic'
  | 'unreadable'
  | 'wrong_type'
  | 'damaged'
  | 'too_many_pixels'
  | 'too_narrow'
  | 'limit'
  | 'offline'
  | 'busy'
  | 'rate_limited'
  | 'other';

/** What went wrong with a picture, as far as it affects the ways on. */
export function photoProblemOf(problem: unknown): PhotoProblem {
  if (!(problem instanceof ApiProblem)) return 'other';
  const code: string = problem.code;
  if (code === 'unavailable') return problem.status === 0 ? 'offline' : 'busy';
  return ofCode[code] ?? 'other';
}

const ofCode: Readonly<Record<string, PhotoProblem>> = {
  payload_too_large: 'too_large',
  photo_unreadable: 'unreadable',
  photo_heic: 'heic',
  photo_damaged: 'damaged',
  photo_too_many_pixels: 'too_many_pixels',
  photo_too_narrow: 'too_narrow',
  unsupported_media_type: 'wrong_type',
  photo_limit_reached: 'limit',
  rate_limited: 'rate_limited',
  request_timeout: 'offline',
};

/** Whether the same file may succeed later; other problems need another file, or a cropped one. */
export const mayRetry = (problem: PhotoProblem): boolean =>
  ['limit', 'offline', 'busy', 'rate_limited', 'other'].includes(problem);

/** Whether cropping makes an acceptable file. */
export const mayBeCut = (problem: PhotoProblem): boolean =>
  ['too_large', 'heic', 'too_many_pixels', 'too_narrow'].includes(problem);

/** Whether the refusal's own text says enough. */
export const saysItself = (problem: PhotoProblem): boolean =>
  ['damaged', 'too_many_pixels', 'too_narrow'].includes(problem);
