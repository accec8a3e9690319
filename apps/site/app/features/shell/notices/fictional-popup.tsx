import { useTranslation } from 'react-i18next';
import { areStepsBegun } from '../../../domain/account/signup/signup-visit';
import { useUser } from '../../../domain/account/use-user';
import { useSite } from '../../../shared/site/site-data';
import { useStoredMoment } from '../../../shared/site/put-away/use-stored-moment';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';

/**
 * With `fictional_warning` at `popup`, members are informed once about fictional profiles; the labels are shown in any case.
 */
export function FictionalPopup() {
  const { t } = useTranslation();
  const { settings } = useSite();
  const user = useUser();
  const [toldAt, tellNow] = useStoredMoment('fictional-notice');
  if (settings.fictional_warning !== 'popup' || !user || toldAt !== null) return null;
  // One thing at a time: a signup is finished or left first.
  if (user.signup_step !== null && areStepsBegun(sessionStorage)) return null;
  return (
    <Dialog title={t('fictional.title')} onClose={tellNow}>
      <p>{t('fictional.notice', { profiles: settings.fictional_plural })}</p>
      <Button wide onClick={tellNow}>
        {t('action.understood')}
      </Button>
    </Dialog>
  );
}
