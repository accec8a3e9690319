import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '../../../shared/api/browser-api';
import { isApiProblem } from '../../../shared/api/page-queries';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import styles from './direct-debit.module.scss';

/** A mobile number, the button that has a code sent to it, and the code. */
export function SmsCodeFields({
  mobile,
  code,
  problems,
  onMobile,
  onCode,
}: {
  mobile: string;
  code: string;
  problems: { mobile: string | undefined; code: string | undefined };
  onMobile: (value: string) => void;
  onCode: (value: string) => void;
}) {
  const { t } = useTranslation('direct-debit');
  const { ofError, ofField } = useProblemText();
  const [state, setState] = useState<'none' | 'sending' | 'sent'>('none');
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    setFailure(undefined);
    setState('sending');
    try {
      await browserApi()('sendSmsCode', { body: { mobile } });
      setState('sent');
    } catch (error) {
      setState('none');
      const field = isApiProblem(error) ? error.fields['mobile'] : undefined;
      if (field) setRefused(ofField(field));
      else setFailure(ofError(error));
    }
  };

  return (
    <div className={styles.sms}>
      <div className={styles.mobile}>
        <Field
          label={t('field.mobile')}
          hint={t('mobile.hint')}
          name="mobile"
          type="tel"
          required
          autoComplete="tel"
          maxLength={30}
          value={mobile}
          problem={refused ?? problems.mobile}
          onChange={({ target }) => {
            setRefused(undefined);
            onMobile(target.value);
          }}
        />
        <Button look="secondary" busy={state === 'sending'} onClick={() => void send()}>
          {t(state === 'sent' ? 'mobile.again' : 'mobile.send')}
        </Button>
      </div>
      {failure && <Alert kind="danger">{failure}</Alert>}
      {state === 'sent' && <Alert kind="success">{t('mobile.sent')}</Alert>}
      <Field
        label={t('field.sms_code')}
        name="sms_code"
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={12}
        value={code}
        problem={problems.code}
        onChange={({ target }) => onCode(target.value)}
      />
    </div>
  );
}
