import { ApiProblem } from '@kindling/contract/api-problem';
import { endpoints } from '@kindling/contract/endpoints';
import { maxPhotoBytes, photoTypes } from '@kindling/contract/photo-files';
import { leaveLoggedOut } from '../../shared/session/leave';
import type { AnswerOf } from '../../shared/api/api-query';

type Answer = AnswerOf<'uploadPhoto'>;

/** Without HEIC: a phone that holds such pictures then hands out a JPEG. */
export const offeredTypes = photoTypes.filter((type) => !/hei[cf]/.test(type)).join(',');

/** What the server would refuse anyway is not sent; undefined for what may be. */
export function refusalOf(file: Pick<File, 'size' | 'type'>): ApiProblem | undefined {
  if (!(photoTypes as readonly string[]).includes(file.type))
    return new ApiProblem('unsupported_media_type', 415);
  return file.size > maxPhotoBytes ? new ApiProblem('payload_too_large', 413) : undefined;
}

/**
 * Sends a picture as it is. Not by the usual client, because only this way a browser tells how far it is.
 *
 * @param onProgress told the part that has left, 0 to 1
 * @throws ApiProblem
 */
export function sendPhoto(file: File, onProgress: (part: number) => void): Promise<Answer> {
  const [method, path] = endpoints.uploadPhoto;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-request-type', 'client');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiProblem('unavailable', 0));
    request.onload = () => {
      if (request.status === 200) return resolve(request.response as Answer);
      const problem = ApiProblem.fromBody(request.status, request.response);
      // As with every call: the page is left, and nobody hears of the refusal.
      if (problem.code === 'authentication_required') return leaveLoggedOut();
      reject(problem);
    };
    request.send(file);
  });
}
