import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import { useSite } from '../../shared/site/site-data';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './dialogs.module.scss';

/**
 * Before the first message to a fictional profile the member confirms that they know (decisions §5.1); the server records it.
 */
export default function AcknowledgeDialog({
  name,
  onAcknowledge,
  onCancel,
}: {
  name: string;
  onAcknowledge: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('chats');
  const { settings } = useSite();
  const { fictional_singular: profile } = settings;
  const [known, setKnown] = useState(false);
  const [asked, setAsked] = useState(false);
  const errorId = useId();
  return (
    <Dialog title={t('acknowledge.title', { name })} onClose={onCancel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (known) onAcknowledge();
          else setAsked(true);
        }}
      >
        <div>
          <FictionalLabel />
        </div>
        <p>
          {t(canStaffAnswer(settings) ? 'acknowledge.text' : 'acknowledge.unanswered', { name, profile })}
        </p>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={known}
            aria-describedby={errorId}
            aria-invalid={(asked && !known) || undefined}
            onChange={(event) => setKnown(event.target.checked)}
          />
          <span>{t('acknowledge.check')}</span>
        </label>
        <p id={errorId} className={styles.error} role="alert">
          {asked && !known && t('errors:fictional_acknowledgement_required')}
        </p>
        <div className={styles.actions}>
          <Button look="secondary" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit">{t('acknowledge.send')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
