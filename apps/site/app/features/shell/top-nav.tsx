import type { MouseEvent } from 'react';
import { Heart, MessageCircle, Search, Sparkles, Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { useDiscoverPage } from '../../domain/discover/discover-page';
import { useUser } from '../../domain/account/use-user';
import { usePaths } from '../../shared/routing/use-paths';
import { barGround } from '../../shared/theme/theme-layout';
import { BrandLogo } from '../../shared/site/brand-logo';
import { useSite } from '../../shared/site/site-data';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink } from '../../shared/ui/button';
import { AccountMenu } from './account-menu';
import { BackButton } from './back-button';
import { countBadge, creditsBadge } from './badge-rules';
import { LocaleSwitcher } from './locale-switcher';
import styles from './top-nav.module.scss';

/**
 * The bar of the default layout: from 768 px on with all places of the members area, below with those that the bottom bar
 * lacks.
 */
export function TopNav() {
  const { t } = useTranslation();
  const { settings, brandMarks, themeLayout } = useSite();
  const path = usePaths();
  const user = useUser();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <BackButton />
        <Link to={path(user ? 'members' : 'index')} className={styles.brand}>
          <BrandLogo
            ground={barGround(themeLayout)}
            alt={settings.name}
            height={36}
            className={styles.logo}
          />
          {/* In place of the logo where the bar has no room for it; what is not displayed is not loaded. */}
          <img
            src={brandMarks.icon}
            alt={settings.name}
            width={36}
            height={36}
            className={styles.icon}
            loading="lazy"
          />
        </Link>
        {user ? <MemberPlaces /> : <span className={styles.gap} />}
        <nav className={styles.account} aria-label={t('nav.account')}>
          {user && <Balance />}
          <LocaleSwitcher />
          {user ? <AccountMenu user={user} /> : <VisitorActions />}
        </nav>
      </div>
    </header>
  );
}

/** Dialogs over the page; before scripts run, links to pages. */
function VisitorActions() {
  const { t } = useTranslation();
  const path = usePaths();
  const dialogs = useAccountDialogs();
  const instead = (open: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <ButtonLink
        look="quiet"
        size="small"
        to={path('login')}
        data-opens="login"
        onClick={instead(() => dialogs.openLogin())}
      >
        {t('action.login')}
      </ButtonLink>
      <ButtonLink
        size="small"
        to={path('signup')}
        data-opens="signup"
        onClick={instead(() => dialogs.openSignup())}
      >
        {t('action.signup')}
      </ButtonLink>
    </>
  );
}

function MemberPlaces() {
  const { t } = useTranslation();
  const path = usePaths();
  const user = useUser();
  const discover = useDiscoverPage();
  const messages = countBadge(user?.unread_messages ?? 0);
  const likes = countBadge(user?.new_likes ?? 0);
  return (
    <nav className={styles.places} aria-label={t('nav.main')}>
      <NavLink to={path(discover)} className={styles.place}>
        <Search aria-hidden="true" />
        <span>{t('nav.discover')}</span>
      </NavLink>
      <NavLink to={path('chats')} className={styles.place}>
        <MessageCircle aria-hidden="true" />
        <span>{t('nav.messages')}</span>
        {messages && <Badge label={t('nav.unread', { count: user?.unread_messages ?? 0 })}>{messages}</Badge>}
      </NavLink>
      <NavLink to={path('likes')} className={styles.place}>
        <Heart aria-hidden="true" />
        <span>{t('nav.likes')}</span>
        {likes && <Badge label={t('nav.new_likes', { count: user?.new_likes ?? 0 })}>{likes}</Badge>}
      </NavLink>
    </nav>
  );
}

/** Credits for members who paid, premium for the rest (specification §2). */
function Balance() {
  const { t } = useTranslation();
  const path = usePaths();
  const user = useUser();
  if (!user) return null;
  if (!user.paid_user) {
    return (
      <NavLink to={path('premium')} className={styles.balance}>
        <Sparkles aria-hidden="true" />
        <span>{t('nav.premium')}</span>
      </NavLink>
    );
  }
  const low = creditsBadge(user.credits);
  return (
    <NavLink to={path('credits')} className={styles.balance}>
      <Coins aria-hidden="true" />
      <span>{low ? t('nav.credits_low') : t('nav.credits', { count: user.credits })}</span>
      {low && <Badge kind={low}>{String(user.credits)}</Badge>}
    </NavLink>
  );
}
