import { useTranslation } from 'react-i18next';
import { Link, Navigate, redirect, type LoaderFunctionArgs } from 'react-router';
import { localizedPath } from '@kindling/contract/paths/paths';
import { AccountScreen } from '../../features/account/account-screen';
import { PageSignupForm } from '../../features/account/signup/page-signup-form';
import { stepName } from '../../features/account/steps/signup-steps';
import { StepBody } from '../../features/account/steps/step-body';
import { StepProgress } from '../../features/account/steps/step-progress';
import { pageAfterSteps, useSignupSteps } from '../../features/account/steps/use-signup-steps';
import { useUser } from '../../domain/account/use-user';
import { browserLoader } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { siteContext } from '../../shared/site/site-context';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'signup', i18n: ['account', 'signup', 'profile'] };

/** A member who finished all steps is redirected. */
export function loader(args: LoaderFunctionArgs) {
  const { user, language, settings } = args.context.get(siteContext);
  if (user?.signup_step === null)
    throw redirect(localizedPath(pageAfterSteps(user), language, settings.domain_language));
  return loadOnServer(args, {});
}
export const clientLoader = browserLoader(handle, {});

/** The form, and for a member the step where they left off. */
export default function Signup() {
  const { t } = useTranslation('account');
  const { settings } = useSite();
  const path = usePaths();
  const user = useUser();
  const steps = useSignupSteps(user);
  if (user?.signup_step === null) return <Navigate to={path(pageAfterSteps(user))} replace />;

  const title = user ? t(`signup:${stepName(steps.step)}.title`) : t('signup.title');
  return (
    <AccountScreen title={title} above={user && <StepProgress steps={steps} />}>
      <PageHead title={title} description={t('signup.description', { name: settings.name })} />
      {user ? (
        <StepBody steps={steps} />
      ) : (
        <>
          <PageSignupForm />
          <p>
            {t('signup.have_account')} <Link to={path('login')}>{t('common:action.login')}</Link>
          </p>
        </>
      )}
    </AccountScreen>
  );
}
