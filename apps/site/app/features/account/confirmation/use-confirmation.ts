import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../../../domain/account/use-user';
import { browserApi } from '../../../shared/api/browser-api';
import { isApiProblem } from '../../../shared/api/page-queries';

/** The result of one token; `already` for a link that was used before. */
type Outcome =
  { token: string; state: 'done' | 'already' } | { token: string; state: 'refused'; error: unknown };

/**
 * Confirms by the token of a mailed link: on a press, because programs open the links of mails unasked, scripts and all. A
 * browser with a session that waits for the confirmation is no such program, and needs no press.
 *
 * @param call which of the calls that take such a token
 * @param token of the page's address; undefined until the page is alive, empty if there is none
 * @param isAwaited whether this browser's session waits for the confirmation
 */
export function useConfirmation(
  call: 'activate' | 'confirmMailChange',
  token: string | undefined,
  isAwaited: boolean,
) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef('');

  const confirm = async (given: string) => {
    setBusy(true);
    try {
      await browserApi()(call, { body: { token: given } });
      await client.invalidateQueries({ queryKey: userQuery.key });
      setOutcome({ token: given, state: 'done' });
    } catch (error) {
      const isAlready = isApiProblem(error) && error.code === 'already_active';
      setOutcome(isAlready ? { token: given, state: 'already' } : { token: given, state: 'refused', error });
    } finally {
      setBusy(false);
    }
  };
  const latest = useRef(confirm);
  useEffect(() => {
    latest.current = confirm;
  });
  useEffect(() => {
    if (!token || !isAwaited || asked.current === token) return;
    asked.current = token;
    void latest.current(token);
  }, [token, isAwaited]);

  return {
    /** Of this very token. */
    outcome: outcome?.token === token ? outcome : null,
    isBusy,
    press: () => {
      if (token) void confirm(token);
    },
  };
}
