import { useTranslation } from 'react-i18next';
import { entryQuery } from './entry-query';
import { useAccountDialogs } from '../account-dialogs';
import { useUser } from '../use-user';
import { useCurrentPage, usePaths } from '../../../shared/routing/use-paths';
import { ButtonLink, type ButtonLook } from '../../../shared/ui/button';

/** The page's main action: signup over the page, or its own page before scripts run; for members a link to all members. */
export function SignupLink(look: ButtonLook) {
  const { t } = useTranslation();
  const path = usePaths();
  const page = useCurrentPage();
  const dialogs = useAccountDialogs();
  if (useUser()) {
    return (
      <ButtonLink {...look} to={path('members')}>
        {t('action.to_members')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      {...look}
      to={path('signup') + entryQuery(page)}
      data-opens="signup"
      onClick={(event) => {
        event.preventDefault();
        dialogs.openSignup();
      }}
    >
      {t('action.start')}
    </ButtonLink>
  );
}
