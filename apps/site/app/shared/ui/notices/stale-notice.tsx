import type { ApiProblem } from '@kindling/contract/api-problem';
import { useProblemText } from '../../api/use-problem-text';
import { isGone } from '../../api/page-queries';
import { Alert } from './alert';

/**
 * Says that the page may be stale, and why: the connection, the server, or a refusal.
 *
 * @param error of the last refetch; null if it succeeded
 * @param connection the text if the connection or the server is the cause
 */
export function StaleNotice({ error, connection }: { error: ApiProblem | null; connection: string }) {
  const { ofError } = useProblemText();
  if (error === null || isGone(error)) return null;
  const isRefused = error.status >= 400 && error.status < 500;
  return <Alert kind="warning">{isRefused ? ofError(error) : connection}</Alert>;
}
