import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { classNames } from '../../shared/ui/class-names';
import styles from './card-notes.module.scss';

/** What a card says of its member besides the name, the checked photo first: in a grid on a phone as a sign alone. */
export function CardNotes({
  notes,
  className,
}: {
  notes: ProfileCard['notes'];
  className?: string | undefined;
}) {
  const { t } = useTranslation('common');
  const { verified_photo: verified, new_member: isNew } = notes;
  if (!verified && !isNew) return null;
  return (
    <span className={classNames(styles.notes, className)}>
      {verified && (
        <span className={styles.note}>
          <BadgeCheck aria-hidden="true" />
          <span className={styles.words}>{t('verified_photo')}</span>
        </span>
      )}
      {isNew && <span className={styles.note}>{t('new_member')}</span>}
    </span>
  );
}
