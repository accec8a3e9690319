import { useEffect, useEffectEvent, useState } from 'react';
import { passkeySeconds } from '@kindling/contract/accounts/passkey-rules';
import type { PasskeyAnswer } from '@kindling/contract/accounts/passkeys';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';

type Entered = AnswerOf<'loginWithPasskey'>;

/** The autofill offer is renewed this long after its start, before its challenge expires. */
const offeredMs = (passkeySeconds - 30) * 1000;

const device = () => import('../../../domain/account/passkeys/passkey-device');

async function ask(offered: boolean): Promise<PasskeyAnswer> {
  const [{ answerByPasskey }, given] = await Promise.all([device(), browserApi()('getPasskeyChallenge')]);
  return answerByPasskey(given, offered);
}

/**
 * Login with a passkey, by a button or by the browser's autofill in the address field.
 *
 * @param onEntered called once the browser is logged in
 */
export function usePasskeyLogin(onEntered: (entered: Entered) => Promise<unknown>): {
  busy: boolean;
  /** Error of the last attempt: the server's problem, or a browser error. */
  refused: unknown;
  press: () => void;
} {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  /** Each attempt by the button restarts the autofill offer. */
  const [attempts, setAttempts] = useState(0);

  const enter = async (offered: boolean) => {
    /** An unused autofill offer is no failure and shows no error. */
    let isTaken = !offered;
    try {
      const answer = await ask(offered);
      isTaken = true;
      setBusy(true);
      await onEntered(await browserApi()('loginWithPasskey', { body: answer }));
    } catch (error) {
      if (isTaken) setRefused(error);
      if (!offered) setAttempts((count) => count + 1);
    } finally {
      if (isTaken) setBusy(false);
    }
  };

  const offer = useEffectEvent(() => enter(true));
  useEffect(() => {
    let isOpen = true;
    const isOffering = async () =>
      'PublicKeyCredential' in window &&
      (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
    let hasBegun = false;
    const begin = () =>
      void isOffering().then((can) => {
        if (!can || !isOpen) return;
        hasBegun = true;
        void offer();
      });
    begin();
    const again = setInterval(begin, offeredMs);
    return () => {
      isOpen = false;
      clearInterval(again);
      if (!hasBegun) return;
      void device().then(
        ({ stopOffering }) => stopOffering(),
        () => undefined,
      );
    };
  }, [attempts]);

  const press = () => {
    setRefused(undefined);
    setBusy(true);
    void enter(false);
  };
  return { busy, refused, press };
}
