import { useTranslation } from 'react-i18next';
import { textLength } from '@kindling/contract/text/text-length';
import type { FirstMessage } from '../../../domain/account/account-dialogs';
import { useSite } from '../../../shared/site/site-data';
import { TextArea } from '../../../shared/ui/fields/field';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import styles from '../forms.module.scss';

/** The message of a signup that started from a profile; to a fictional one only after an acknowledgement (decisions §5.1). */
export function FirstMessageField({
  to,
  value,
  problem,
  acknowledged,
  onAcknowledge,
  onChange,
}: {
  to: FirstMessage;
  value: string;
  problem: string | undefined;
  acknowledged: boolean;
  onAcknowledge: (acknowledged: boolean) => void;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation('account');
  const { settings } = useSite();
  return (
    <>
      <TextArea
        label={t('field.message', { name: to.name })}
        hint={
          <>
            {to.fictional && <FictionalLabel />}{' '}
            <span>{t('signup.message_hint', { count: settings.message_length - textLength(value) })}</span>
          </>
        }
        name="message"
        value={value}
        problem={problem}
        onChange={(event) => onChange(event.target.value)}
      />
      {to.fictional && value.trim() !== '' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            required
            checked={acknowledged}
            onChange={(event) => onAcknowledge(event.target.checked)}
          />
          <span>{t('signup.acknowledge', { name: to.name })}</span>
        </label>
      )}
    </>
  );
}
