import { Heart, MessageCircle, Search, User as UserIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useUser } from '../../domain/account/use-user';
import { useDiscoverPage } from '../../domain/discover/discover-page';
import { usePaths } from '../../shared/routing/use-paths';
import { Badge } from '../../shared/ui/badge';
import { countBadge } from './badge-rules';
import styles from './bottom-nav.module.scss';

/** The bar at a phone's lower edge, for members. */
export function BottomNav() {
  const { t } = useTranslation();
  const path = usePaths();
  const user = useUser();
  const discover = useDiscoverPage();
  if (!user) return null;
  const messages = countBadge(user.unread_messages);
  const likes = countBadge(user.new_likes);
  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      <NavLink to={path(discover)}>
        <Search aria-hidden="true" />
        <span>{t('nav.discover')}</span>
      </NavLink>
      <NavLink to={path('likes')}>
        <Heart aria-hidden="true" />
        <span>{t('nav.likes')}</span>
        {likes && <Badge label={t('nav.new_likes', { count: user.new_likes })}>{likes}</Badge>}
      </NavLink>
      <NavLink to={path('chats')}>
        <MessageCircle aria-hidden="true" />
        <span>{t('nav.messages')}</span>
        {messages && <Badge label={t('nav.unread', { count: user.unread_messages })}>{messages}</Badge>}
      </NavLink>
      <NavLink to={path('profile')}>
        <UserIcon aria-hidden="true" />
        <span>{t('nav.my_profile')}</span>
      </NavLink>
    </nav>
  );
}
