import type { ApiProblem } from '@kindling/contract/api-problem';
import { useProblemText } from '../api/use-problem-text';
import { isGone } from '../api/page-queries';
import { Alert } from './alert';

/**
 * What is shown may be old, and why: the connection or the server, or what the server refuses.
 *
 * @param error of the last time it was asked for; null where that went well
 * @param connection what it says where the connection or the server is the cause
 */
export function StaleNotice({ error, connection }: { error: ApiProblem | null; connection: string }) {
  const { ofError } = useProblemText();
  if (error === null || isGone(error)) return null;
  const isRefused = error.status >= 400 && error.status < 500;
  return <Alert kind="warning">{isRefused ? ofError(error) : connection}</Alert>;
}
