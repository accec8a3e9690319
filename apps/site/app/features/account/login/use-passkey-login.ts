import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { passkeySeconds } from '@kindling/contract/accounts/passkeys';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { isApiProblem } from '../../../shared/api/page-queries';

type Entered = AnswerOf<'loginWithPasskey'>;

/** Before its challenge ends, an offer in the field for the address is made anew. */
const offeredMs = (passkeySeconds - 30) * 1000;

const device = () => import('../../../domain/account/passkeys/passkey-device');

async function logIn(offered: boolean): Promise<Entered> {
  const [{ answerByPasskey }, given] = await Promise.all([device(), browserApi()('getPasskeyChallenge')]);
  const answer = await answerByPasskey(given, offered);
  return browserApi()('loginWithPasskey', { body: answer });
}

/**
 * The login with a passkey: by a press, or by one that the browser offers in the field for the address.
 *
 * @param onEntered called once the browser is logged in
 */
export function usePasskeyLogin(onEntered: (entered: Entered) => Promise<unknown>): {
  busy: boolean;
  /** What the last attempt was refused with; an error of the browser when there was none to refuse. */
  refused: unknown;
  press: () => void;
} {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  /** An offer begins anew behind each attempt. */
  const [attempts, setAttempts] = useState(0);

  const enter = useCallback(
    async (offered: boolean) => {
      try {
        const entered = await logIn(offered);
        setBusy(true);
        await onEntered(entered);
      } catch (error) {
        // An offer that nobody took, or for which there is no passkey, is no failure.
        if (!offered || isApiProblem(error)) setRefused(error);
        if (!offered) setAttempts((count) => count + 1);
      } finally {
        setBusy(false);
      }
    },
    [onEntered],
  );

  const offer = useEffectEvent(() => enter(true));
  useEffect(() => {
    let isOpen = true;
    const isOffering = async () =>
      'PublicKeyCredential' in window &&
      (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
    const begin = () => void isOffering().then((can) => (can && isOpen ? offer() : undefined));
    begin();
    const again = setInterval(begin, offeredMs);
    return () => {
      isOpen = false;
      clearInterval(again);
      void device().then(({ stopOffering }) => stopOffering(), () => undefined);
    };
  }, [attempts]);

  const press = () => {
    setRefused(undefined);
    setBusy(true);
    void enter(false);
  };
  return { busy, refused, press };
}
