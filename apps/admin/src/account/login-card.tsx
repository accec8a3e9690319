import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { StaffAccount } from '@kindling/contract/console/calls/staff-account';
import { t } from '../shared/words/texts';
import { CodesDialog } from './codes-dialog';
import { PasswordDialog } from './password-dialog';

/** Fewer than that are few: a lost phone may soon lock their owner out. */
const few = 3;

/** The reader's password and recovery codes. */
export function LoginCard({ email, account }: { email: string; account: StaffAccount }) {
  const [isOpen, setOpen] = useState<'password' | 'codes'>();
  const close = () => setOpen(undefined);
  const { recovery_codes: left, code_is_told: hasDemoCode } = account;
  return (
    <Card component="section" aria-labelledby="account-login" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="account-login">
        {t('Password and recovery codes')}
      </Typography>
      <Row
        text={t('With a new password every other browser is logged out.')}
        button={t('Change password')}
        onOpen={() => setOpen('password')}
      />
      <Row
        text={
          left < few ? (
            <Alert severity="warning" sx={{ py: 0 }}>
              {codesText(left)}
            </Alert>
          ) : (
            codesText(left)
          )
        }
        button={t('Make new codes')}
        onOpen={() => setOpen('codes')}
      />
      {isOpen === 'password' && <PasswordDialog email={email} hasDemoCode={hasDemoCode} onClose={close} />}
      {isOpen === 'codes' && <CodesDialog email={email} hasDemoCode={hasDemoCode} onClose={close} />}
    </Card>
  );
}

const codesText = (count: number) =>
  count === 0
    ? t('No recovery code is left: without your phone you do not get in.')
    : t('{{count}} recovery codes are left. Each opens one login without your phone.', { count });

function Row({ text, button, onOpen }: { text: ReactNode; button: string; onOpen: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        gap: 1.5,
      }}
    >
      <Box sx={{ flex: 1 }}>{text}</Box>
      <Button variant="outlined" onClick={onOpen} sx={{ minHeight: 36, flexShrink: 0 }}>
        {button}
      </Button>
    </Box>
  );
}
