import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { Avatar } from '../../domain/photos/avatar';
import styles from './online-avatar.module.scss';

/** A member's picture, with a badge while they are online. */
export function OnlineAvatar({
  profile,
  online,
}: {
  profile: Pick<ProfileCard, 'name' | 'main_image'>;
  online: boolean;
}) {
  const { t } = useTranslation('chats');
  return (
    <span className={styles.place}>
      <Avatar profile={profile} />
      {online && (
        <span className={styles.dot}>
          <span className="visually-hidden">{t('presence.online')}</span>
        </span>
      )}
    </span>
  );
}
