import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProfileCard } from '@kindling/contract/shapes/profile';
import { MemberMenu } from '../../domain/blocks/member-menu';
import { usePaths } from '../../shared/routing/use-paths';
import { Avatar } from '../../domain/photos/avatar';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './conversation-header.module.scss';

/** Whom one talks with, the ways back to the list and to the profile, and what else one may do about them. */
export function ConversationHeader({
  profile,
  conversation,
}: {
  profile: ProfileCard;
  /** Null before its first message. */
  conversation: string | null;
}) {
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
            <bdi>{profile.name}</bdi> <span>{profile.age}</span>
          </h1>
          {profile.fictional ? (
            <FictionalLabel />
          ) : (
            profile.city && <span className={styles.place}>{profile.city}</span>
          )}
        </span>
      </Link>
      <MemberMenu target={{ id: profile.id, name: profile.name, conversation }} className={styles.more} />
    </header>
  );
}
