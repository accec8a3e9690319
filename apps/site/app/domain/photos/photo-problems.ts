import { ApiProblem } from '@kindling/contract/api-problem';
import { maxPhotoBytes, photoTypes } from '@kindling/contract/photo-files';

type Picked = Pick<File, 'name' | 'size' | 'type'>;

/** Without HEIC: a phone that holds such pictures then hands out a JPEG. */
export const offeredTypes = photoTypes.filter((type) => !/hei[cf]/.test(type));

/** Whether it is what iPhones write by themselves, which no server of ours can read (decision 0017). */
const isHeic = ({ name, type }: Pick<Picked, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** What the server would refuse anyway is not sent; undefined for what may be. */
export function refusalOf(file: Picked): ApiProblem | undefined {
  if (!(offeredTypes as readonly string[]).includes(file.type))
    return new ApiProblem('unsupported_media_type', 415);
  return file.size > maxPhotoBytes ? new ApiProblem('payload_too_large', 413) : undefined;
}

export type PhotoProblem =
  | 'too_large'
  | 'heic'
  | 'unreadable'
  | 'wrong_type'
  | 'limit'
  | 'offline'
  | 'busy'
  | 'rate_limited'
  | 'other';

/** What went wrong with a picture, as far as it makes another way on. */
export function photoProblemOf(problem: unknown, file: Pick<Picked, 'name' | 'type'>): PhotoProblem {
  if (!(problem instanceof ApiProblem)) return 'other';
  // The server's own word for it comes as a code of its own.
  const code: string = problem.code;
  if (code === 'photo_heic' || (code === 'unsupported_media_type' && isHeic(file))) return 'heic';
  if (code === 'unavailable') return problem.status === 0 ? 'offline' : 'busy';
  return ofCode[code] ?? 'other';
}

const ofCode: Readonly<Record<string, PhotoProblem>> = {
  payload_too_large: 'too_large',
  photo_unreadable: 'unreadable',
  unsupported_media_type: 'wrong_type',
  photo_limit_reached: 'limit',
  rate_limited: 'rate_limited',
  request_timeout: 'offline',
};

/** Whether the same file may do another time; the others need another file, or one that was cut to size. */
export const mayRetry = (problem: PhotoProblem): boolean =>
  ['limit', 'offline', 'busy', 'rate_limited', 'other'].includes(problem);

/** Whether cutting it makes a file that we can take. */
export const mayBeCut = (problem: PhotoProblem): boolean => problem === 'too_large' || problem === 'heic';
