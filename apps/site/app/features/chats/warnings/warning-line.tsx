import { ShieldAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Message } from '@kindling/contract/chats/calls/chats';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { messagesAround, type ReportReason } from '@kindling/contract/safety/report-rules';
import { useBlock } from '../../../domain/blocks/use-block';
import { subjectOf } from '../../../domain/reports/report-target';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { showToast } from '../../../shared/ui/notices/toasts';
import styles from './warning-line.module.scss';

/** What a report says that is sent from here. */
const reasons = {
  threat: 'hate_or_violence',
  insult: 'harassment',
  money: 'spam_or_fraud',
  contact: 'contact_data',
} as const satisfies Record<MessageWarning, ReportReason>;

/** Beside a received message in which the rules found something: what to make of it, and three ways out, each one press. */
export function WarningLine({
  message,
  warning,
  profile,
  onHide,
}: {
  message: Message;
  warning: MessageWarning;
  profile: ProfileCard;
  onHide: () => void;
}) {
  const { t } = useTranslation(['chats', 'blocks']);
  const { language } = useSite();
  const { ofError } = useProblemText();
  const path = usePaths();
  const [question, evidence] = [useId(), useId()];
  const block = useBlock();
  // The page's address names the conversation, or the member.
  const { id: conversation = null } = useParams();
  const [isBusy, setBusy] = useState(false);
  const [isReported, setReported] = useState(false);

  const report = async () => {
    setBusy(true);
    try {
      const subject = subjectOf({ ...profile, message: message.id }, 'profile');
      const { receipt } = await browserApi()('report', {
        body: { subject, reason: reasons[warning], text: '', language },
      });
      setReported(true);
      showToast(t('warned.reported', { number: receipt.number }), 'success');
    } catch (error) {
      showToast(ofError(error), 'danger');
    }
    setBusy(false);
  };
  return (
    <div className={styles.warning} role="group" aria-labelledby={question}>
      <p className={styles.text}>
        <ShieldAlert aria-hidden="true" />
        <span>
          {t(`warning.${warning}`)} <Link to={`${path('pages-safety')}#fraud`}>{t('blocks:safety')}</Link>
        </span>
      </p>
      <p id={question}>{t('warned.question')}</p>
      <div className={styles.ways}>
        <button
          type="button"
          disabled={isBusy || isReported}
          aria-describedby={isReported ? undefined : evidence}
          onClick={() => void report()}
        >
          {t(isReported ? 'warned.is_reported' : 'warned.report')}
        </button>
        <button type="button" onClick={() => void block({ ...profile, conversation })}>
          {t('warned.block')}
        </button>
        <button type="button" onClick={onHide}>
          {t('warned.hide')}
        </button>
      </div>
      {!isReported && (
        <p id={evidence} className={styles.small}>
          {t('warned.evidence', { ...messagesAround, name: profile.name })}
        </p>
      )}
    </div>
  );
}
