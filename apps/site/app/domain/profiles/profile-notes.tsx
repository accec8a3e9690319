import { BadgeCheck, CircleDot, Clock3, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Nearness, Profile } from '@kindling/contract/profiles/profile';
import styles from './profile-notes.module.scss';

/** Further notes that the brand shows (`visible_profile_notes`), each only if it is true; the checked photo first. Needs the texts of `profile`. */
export function ProfileNotes({
  notes,
  presence = null,
}: {
  notes: Profile['notes'];
  /** The member's last visit, as shown to the reader. */
  presence?: Nearness['presence'];
}) {
  const { t } = useTranslation('profile');
  const { verified_photo: verified, new_member: isNew, reply_time: reply } = notes;
  if (!verified && !isNew && reply === null && presence === null) return null;
  return (
    <ul className={styles.notes}>
      {verified && (
        <li>
          <BadgeCheck aria-hidden="true" />
          {t('note.verified_photo')}
        </li>
      )}
      {presence !== null && (
        <li data-presence={presence}>
          <CircleDot aria-hidden="true" />
          {t(`note.presence.${presence}`)}
        </li>
      )}
      {isNew && (
        <li>
          <Sparkles aria-hidden="true" />
          {t('note.new_member')}
        </li>
      )}
      {reply !== null && (
        <li>
          <Clock3 aria-hidden="true" />
          {t(`note.reply_time.${reply}`)}
        </li>
      )}
    </ul>
  );
}
