import { useTranslation } from 'react-i18next';
import { canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import type { Profile } from '@kindling/contract/profiles/profile';
import { useSite } from '../../../shared/site/site-data';
import styles from './letter.module.scss';

/** Says of a fictional profile, before a message is written to it, who would answer. Needs the namespace `members`. */
export function FictionalNote({ member }: { member: Pick<Profile, 'fictional'> }) {
  const { t } = useTranslation('members');
  const { settings } = useSite();
  if (!member.fictional) return null;
  return (
    <p className={styles.small}>
      {t(canStaffAnswer(settings) ? 'fictional' : 'fictional_unanswered', {
        profile: settings.fictional_singular,
      })}
    </p>
  );
}
