import { useTranslation } from 'react-i18next';
import { useAccountDialogs } from '../../../domain/account/account-dialogs';
import { isMembersArea } from '../../../domain/account/members-area';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useCurrentPage, usePaths } from '../../../shared/routing/use-paths';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import styles from '../forms.module.scss';
import { LoginForm } from './login-form';

/** Login over any page; outside of the members area it leads to the members (specification §2). */
export default function LoginDialog({ onClose }: { onClose: () => void }) {
  return useTexts(['account']) ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const dialogs = useAccountDialogs();
  const path = usePaths();
  const page = useCurrentPage();
  const goOn = () => {
    // A full load: the page's answers are those of a visitor, and members may have another page here. In the members area
    // (specification §2) the page stays the same.
    if (isMembersArea(page)) window.location.reload();
    else window.location.assign(path('members'));
  };
  return (
    <Dialog title={t('login.title')} onClose={onClose}>
      <LoginForm onLoggedIn={goOn} onLeave={onClose} />
      <p className={styles.leave}>
        {t('login.no_account')}
        <Button look="quiet" size="small" onClick={() => dialogs.openSignup()}>
          {t('common:action.signup')}
        </Button>
      </p>
    </Dialog>
  );
}
