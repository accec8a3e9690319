import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callApi } from '../../shared/session/console-api';
import { instantName } from '../../shared/words/names';
import { codeName, t } from '../../shared/words/texts';

export const invitationsKey = ['staff-invitations'];

/** The unused invitations, above the list of staff; nothing where there are none. */
export function Invitations() {
  const queries = useQueryClient();
  const notify = useNotify();
  const { data: open = [] } = useQuery({
    queryKey: invitationsKey,
    queryFn: () => callApi('listStaffInvitations'),
  });
  const { mutate } = useMutation({
    mutationFn: (id: string) => callApi('revokeStaffInvitation', { params: { id } }),
    onSuccess: () => notify(t('Taken back'), { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsKey }),
  });
  if (open.length === 0) return null;
  return (
    <Card sx={{ mt: 2, p: 2 }}>
      <Typography variant="h3">{t('Invited')}</Typography>
      <Box component="ul" aria-label={t('Invited')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.map(({ id, name, email, role, created_by: by, expires_at: until }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 200 }}>
              <bdi>{name}</bdi> · {codeName(role)}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                {t('{{email}}, by {{by}}, until {{until}}', { email, by, until: instantName(until) })}
              </Box>
            </Box>
            <Button
              aria-label={t('Take the invitation of {{name}} back', { name })}
              onClick={() => mutate(id)}
            >
              {t('Take back')}
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
