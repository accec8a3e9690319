import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';

/** Sends the activation mail again and reports the result. */
export function useResend() {
  const { t } = useTranslation();
  const { ofError } = useProblemText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'danger'; text: string } | null>(null);

  const resend = async () => {
    setBusy(true);
    try {
      await browserApi()('resendActivation');
      setOutcome({ kind: 'success', text: t('activation.resent') });
    } catch (error) {
      setOutcome({ kind: 'danger', text: ofError(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, resend };
}
