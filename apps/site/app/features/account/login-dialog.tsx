import { useTranslation } from 'react-i18next';
import { useAccountDialogs } from '../../shared/account/account-dialogs';
import { useTexts } from '../../shared/i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './forms.module.scss';
import { LoginForm } from './login-form';

/** Login over any page. */
export default function LoginDialog({ onClose }: { onClose: () => void }) {
  return useTexts(['account']) ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const dialogs = useAccountDialogs();
  return (
    <Dialog title={t('login.title')} onClose={onClose}>
      <LoginForm onDone={onClose} />
      <p className={styles.leave}>
        {t('login.no_account')}
        <Button look="quiet" size="small" onClick={() => dialogs.openSignup()}>
          {t('common:action.signup')}
        </Button>
      </p>
    </Dialog>
  );
}
