import { ApiProblem } from '@kindling/contract/api-problem';
import { endpoints } from '@kindling/contract/endpoints';
import { leaveLoggedOut } from '../../../shared/session/leave';
import type { AnswerOf } from '../../../shared/api/api-query';

export type UploadAnswer = AnswerOf<'uploadPhoto'>;

/**
 * Sends a picture as it is. Not by the usual client, because only this way a browser tells how far it is.
 *
 * @param options.onProgress told the part that has left, 0 to 1
 * @throws ApiProblem; `unavailable` with the status 0 when nothing was reached or it was broken off
 */
export function sendPhoto(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<UploadAnswer> {
  const [method, path] = endpoints.uploadPhoto;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-request-type', 'client');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const unreached = () => reject(new ApiProblem('unavailable', 0));
    request.onerror = unreached;
    request.onabort = unreached;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.onload = () => {
      if (request.status === 200) return resolve(request.response as UploadAnswer);
      const problem = ApiProblem.fromBody(request.status, request.response);
      // As with every call: the page is left, and nobody hears of the refusal.
      if (problem.code === 'authentication_required') return leaveLoggedOut();
      reject(problem);
    };
    request.send(file);
  });
}
