import { CalendarCheck, ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { MemberMenu } from '../../domain/blocks/member-menu';
import { usePaths } from '../../shared/routing/use-paths';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import { OnlineAvatar } from './online-avatar';
import styles from './conversation-header.module.scss';

/** The other member and what they are doing, the ways back, and the menu of what can be done about them. */
export function ConversationHeader({
  profile,
  conversation,
  online,
  typing,
}: {
  profile: ProfileCard;
  /** Null before its first message. */
  conversation: string | null;
  online: boolean;
  typing: Record<'isTyping' | 'hasTyped', boolean>;
}) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  return (
    <header className={styles.header} data-top-row>
      <Link to={path('chats')} className={styles.back} aria-label={t('conversation.back')}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <Link to={path('members-id', { id: profile.id })} className={styles.who}>
        <OnlineAvatar profile={profile} online={online} />
        <span className={styles.text}>
          <h1>
            <bdi>{profile.name}</bdi> <span>{profile.age}</span>
          </h1>
          {profile.fictional ? (
            <FictionalLabel />
          ) : (
            <Now city={profile.city} online={online} isTyping={typing.isTyping} />
          )}
        </span>
      </Link>
      <p className="visually-hidden" role="status">
        {typing.hasTyped && t('presence.is_typing', { name: profile.name })}
      </p>
      <MemberMenu target={{ id: profile.id, name: profile.name, conversation }} className={styles.more}>
        {!profile.fictional && (
          <li>
            <Link to={path('date-shares')}>
              <CalendarCheck aria-hidden="true" />
              {t('conversation.share_date')}
            </Link>
          </li>
        )}
      </MemberMenu>
    </header>
  );
}

/** One line: that they are typing, else that they are online, else where they live. */
function Now({ city, online, isTyping }: { city: string | null; online: boolean; isTyping: boolean }) {
  const { t } = useTranslation('chats');
  if (isTyping)
    return (
      // Read out once, by the header.
      <span className={styles.typing} aria-hidden="true">
        {t('presence.typing')}
        <span className={styles.dots}>
          <i />
          <i />
          <i />
        </span>
      </span>
    );
  // The avatar's mark already shows it.
  if (online)
    return (
      <span className={styles.online} aria-hidden="true">
        {t('presence.online')}
      </span>
    );
  return city && <span className={styles.place}>{city}</span>;
}
