import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { passkeysAtMost } from '@kindling/contract/accounts/passkey-rules';
import type { StaffPasskey } from '@kindling/contract/console/calls/staff-passkeys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callApi } from '../shared/session/console-api';
import { instantName } from '../shared/words/names';
import { t } from '../shared/words/texts';
import { passkeysKey } from './account-key';
import { PasskeyDialog } from './passkey-dialog';

/** The reader's passkeys. Each replaces password and code. */
export function PasskeysCard({ email, hasDemoCode }: { email: string; hasDemoCode: boolean }) {
  const notify = useNotify();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ queryKey: passkeysKey, queryFn: () => callApi('listStaffPasskeys') });
  const remove = useMutation({
    mutationFn: (id: string) => callApi('removeStaffPasskey', { params: { id } }),
    onSuccess: () => notify(t('This passkey opens nothing any more'), { type: 'success' }),
    onError: (failure: Error) => notify(failure.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
  const passkeys = data?.passkeys ?? [];
  return (
    <Card component="section" aria-labelledby="account-passkeys" sx={{ p: 2 }}>
      <Typography variant="h2" id="account-passkeys">
        {t('Passkeys')}
      </Typography>
      <Typography color="textSecondary">
        {t('A device that you unlock by finger, face or code takes the place of password and code.')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey.id}
              passkey={passkey}
              isRemoving={remove.isPending && remove.variables === passkey.id}
              onRemove={() => remove.mutate(passkey.id)}
            />
          ))}
        </Box>
      )}
      <Button
        variant="outlined"
        sx={{ minHeight: 36, mt: 1.5 }}
        disabled={passkeys.length >= passkeysAtMost}
        onClick={() => setOpen(true)}
      >
        {t('Add a passkey')}
      </Button>
      {isOpen && <PasskeyDialog email={email} hasDemoCode={hasDemoCode} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface PasskeyProps {
  passkey: StaffPasskey;
  isRemoving: boolean;
  onRemove: () => void;
}

function Passkey({ passkey: { name, ...passkey }, isRemoving, onRemove }: PasskeyProps) {
  const more = [
    t('since {{created_at}}', { created_at: instantName(passkey.created_at) }),
    passkey.last_used_at
      ? t('last used {{last_seen_at}}', { last_seen_at: instantName(passkey.last_used_at) })
      : t('not used yet'),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1.25 }}>
      <KeyIcon color="action" />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Typography variant="body2" color="textSecondary">
          {more.join(' · ')}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        sx={{ minHeight: 36, flexShrink: 0 }}
        loading={isRemoving}
        aria-label={t('Remove: {{name}}', { name })}
        onClick={onRemove}
      >
        {t('Remove')}
      </Button>
    </Box>
  );
}
