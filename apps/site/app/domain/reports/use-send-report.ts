import { useState } from 'react';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import type { Answer } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import { sendWithProof, type ChallengeAnswer } from '../../shared/proof/send-with-proof';
import { useProof } from '../../shared/proof/use-proof';
import { useSite } from '../../shared/site/site-data';
import { useUser } from '../account/use-user';

export type Receipt = Answer<Routes['report']>['receipt'] & {
  /** Whether the number and the decision come by mail. */
  mailed: boolean;
};

/** The additions to a report, as its form holds them and as they are sent. */
export function useSendReport() {
  const { language } = useSite();
  const user = useUser();
  const { proving, solve } = useProof();
  const [words, setWords] = useState('');
  const [email, setEmail] = useState('');
  const address = user ? '' : email.trim();
  return {
    ...{ words, setWords, email, setEmail, proving },
    asksEmail: user === null,
    /** Whether answers can be sent by mail. */
    isReachable: user !== null || address !== '',
    emailProblem: address === '' ? undefined : emailProblem(address),

    /** @throws what `send` throws */
    async send<R extends Omit<Receipt, 'mailed'>>(
      send: (more: {
        text: string;
        email?: string;
        language: typeof language;
        challenge?: ChallengeAnswer;
      }) => Promise<{ receipt: R }>,
    ): Promise<R & Pick<Receipt, 'mailed'>> {
      const more = { text: words, language, ...(address === '' ? {} : { email: address }) };
      const { receipt } = await sendWithProof(
        (challenge) => send({ ...more, ...(challenge ? { challenge } : {}) }),
        solve,
      );
      return { ...receipt, mailed: user ? user.status === 'active' : address !== '' };
    },
  };
}

export type SendReport = ReturnType<typeof useSendReport>;
