import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProfileCard } from '@kindling/contract/shapes/profile';
import { usePaths } from '../../shared/routing/use-paths';
import { Avatar } from '../../shared/ui/avatar';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './conversation-header.module.scss';

/** Whom one talks with, and the ways back to the list and to the profile. */
export function ConversationHeader({ profile }: { profile: ProfileCard }) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  return (
    <header className={styles.header}>
      <Link to={path('chats')} className={styles.back} aria-label={t('conversation.back')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <Link to={path('members-id', { id: profile.id })} className={styles.who}>
        <Avatar profile={profile} />
        <span className={styles.text}>
          <h1>
            {profile.name}, {profile.age}
          </h1>
          {profile.fictional ? (
            <FictionalLabel />
          ) : (
            profile.city && <span className={styles.place}>{profile.city}</span>
          )}
        </span>
      </Link>
    </header>
  );
}
