import { ApiProblem } from '@kindling/contract/api-problem';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import { leaveLoggedOut } from '../session/forget-member';
import type { AnswerOf } from './api-query';

/** The calls whose body is a file. */
export type FileCall = 'uploadPhoto' | 'sendChatPhoto' | 'sendVerificationPhoto';

export interface SendFileOptions {
  query?: Readonly<Record<string, string>>;
  /** Called with the part that was sent, 0 to 1. */
  onProgress?: (part: number) => void;
  /** Aborts it. */
  signal?: AbortSignal;
}

/**
 * Sends a file as it is, once. Not by the usual client, which sends no files: only XMLHttpRequest reports the progress.
 *
 * @throws ApiProblem; `unavailable` with the status 0 without a connection or after an abort
 */
export function sendFile<Name extends FileCall>(
  name: Name,
  file: File,
  { query = {}, onProgress, signal }: SendFileOptions = {},
): Promise<AnswerOf<Name>> {
  const [method, path] = siteEndpoints[name];
  const parameters = new URLSearchParams(query).toString();
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(new ApiProblem('unavailable', 0));
    const request = new XMLHttpRequest();
    request.open(method, parameters === '' ? path : `${path}?${parameters}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-request-type', 'client');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    const unreached = () => reject(new ApiProblem('unavailable', 0));
    request.onerror = unreached;
    request.onabort = unreached;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.onload = () => {
      if (request.status === 200) return resolve(request.response as AnswerOf<Name>);
      const problem = ApiProblem.fromBody(
        request.status,
        request.response,
        request.getResponseHeader('x-request-id'),
      );
      // As with every call: the page is left, and the promise never settles.
      if (problem.code === 'authentication_required') return leaveLoggedOut();
      reject(problem);
    };
    request.send(file);
  });
}
