import { ApiProblem } from '@kindling/contract/api-problem';
import { endpoints } from '@kindling/contract/endpoints';
import { leaveLoggedOut } from '../../shared/session/leave';
import type { AnswerOf } from '../../shared/api/api-query';

/**
 * Sends the picture in the pose as it is: the usual client sends no files.
 *
 * @throws ApiProblem
 */
export async function sendVerification(file: File): Promise<AnswerOf<'sendVerificationPhoto'>> {
  const [method, path] = endpoints.sendVerificationPhoto;
  const headers = { 'content-type': file.type, accept: 'application/json', 'x-request-type': 'client' };
  const response = await fetch(path, { method, headers, body: file }).catch(() => undefined);
  if (!response) throw new ApiProblem('unavailable', 0);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body as AnswerOf<'sendVerificationPhoto'>;
  const problem = ApiProblem.fromBody(response.status, body);
  // As with every call: the page is left, and nobody hears of the refusal.
  if (problem.code === 'authentication_required') await leaveLoggedOut();
  throw problem;
}
