import { Heart, ListChecks, LogOut, Settings, Sparkles, User as UserIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '@kindling/contract/overviews/user';
import { useLogout } from '../../domain/account/use-logout';
import { isApiProblem } from '../../shared/api/page-queries';
import { usePaths } from '../../shared/routing/use-paths';
import { Avatar } from '../../domain/photos/avatar';
import { Menu } from '../../shared/ui/menu';
import { showToast } from '../../shared/ui/notices/toasts';

/** My profile, settings and logout (specification §2). */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const path = usePaths();
  const logout = useLogout();
  return (
    <Menu label={t('nav.account')} trigger={<Avatar profile={user.profile} size="small" />}>
      <li>
        <Link to={path('profile')}>
          <UserIcon aria-hidden="true" />
          {t('nav.my_profile')}
        </Link>
      </li>
      {user.signup_step !== null && (
        <li>
          <Link to={path('signup')}>
            <ListChecks aria-hidden="true" />
            {t('nav.finish_profile')}
          </Link>
        </li>
      )}
      <li>
        <Link to={path('swipe-game')}>
          <Heart aria-hidden="true" />
          {t('nav.swipe')}
        </Link>
      </li>
      <li>
        <Link to={path('match-finder')}>
          <Sparkles aria-hidden="true" />
          {t('nav.finder')}
        </Link>
      </li>
      <li>
        <Link to={path('settings')}>
          <Settings aria-hidden="true" />
          {t('nav.settings')}
        </Link>
      </li>
      <li>
        <button
          type="button"
          onClick={() =>
            void logout().catch((error: unknown) => {
              showToast(t(`errors:${isApiProblem(error) ? error.code : 'unexpected'}`), 'danger');
            })
          }
        >
          <LogOut aria-hidden="true" />
          {t('action.logout')}
        </button>
      </li>
    </Menu>
  );
}
