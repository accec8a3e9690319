import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../shared/session/console-api';
import { PageFrame } from '../shared/ui/page-frame';
import { currentStaff } from '../shared/session/session';
import { t } from '../shared/words/texts';
import { accountKey } from './account-key';
import { Browsers } from './browsers';
import { IdentityCard } from './identity-card';
import { LoginCard } from './login-card';
import { PasskeysCard } from './passkeys-card';

/** The reader's own account and logins; every staff member has this page. */
export function AccountPage() {
  const { data: staff } = useQuery({ queryKey: ['staff-session'], queryFn: currentStaff });
  const { data: account, error } = useQuery({
    queryKey: accountKey,
    queryFn: () => callApi('getStaffAccount'),
  });
  return (
    <PageFrame title={t('Your account')} lead={t('Who you are here, and how you get in.')}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!error && (!staff || !account) && <Skeleton variant="rounded" height={320} />}
      {staff && account && (
        <>
          <IdentityCard staff={staff} />
          <LoginCard email={staff.email} account={account} />
          <PasskeysCard email={staff.email} hasDemoCode={account.code_is_told} />
          <Browsers sessions={account.sessions} />
        </>
      )}
    </PageFrame>
  );
}
