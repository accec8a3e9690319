import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { StaffRow } from '@kindling/contract/console/calls/staff';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { BrowserLine } from '../../shared/session/browser-line';
import { callApi } from '../../shared/session/console-api';
import { PositionInputs, positionOf, type Position } from './position-inputs';
import { ResetButton } from './reset-button';
import { t } from '../../shared/words/texts';
import { DialogForm } from '../../shared/unsaved/dialog-form';
import { useFormSave } from '../../shared/unsaved/use-form-save';

/** A colleague's rights and logins. */
export function PersonDialog({ person, onClose }: { person: StaffRow; onClose: () => void }) {
  const { id, name, role, tenants } = person;
  const notify = useNotify();
  const refresh = useRefresh();
  const save = useFormSave(async (form: Position) => {
    await callApi('updateStaff', { params: { id }, body: positionOf(form) }).finally(refresh);
    notify(t('Saved. It holds from their next click on.'), { type: 'success' });
    onClose();
  });
  const position: Position = { name, role, tenants: tenants ?? [] };
  return (
    <DialogForm title={name} save={t('Save')} record={position} onSubmit={save} onClose={onClose}>
      <Typography color="textSecondary">{person.email}</Typography>
      <PositionInputs />
      <Typography variant="h3">{t('How they get in')}</Typography>
      {person.sessions > 0 && <Browsers person={person} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LogOut person={person} />
        {person.second_factor && <ResetButton person={person} />}
        <LetGo person={person} onDone={onClose} />
      </Box>
    </DialogForm>
  );
}

/** With what they are logged in, so that one sees whether it is theirs before they are logged out. */
function Browsers({ person: { id, name, sessions } }: { person: StaffRow }) {
  const { data, error } = useQuery({
    queryKey: ['staff-browsers', id, sessions],
    queryFn: () => callApi('listStaffBrowsers', { params: { id } }),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  return (
    <Box
      component="ul"
      aria-label={t('Where {{name}} is logged in', { name })}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {data.map((session) => (
        <BrowserLine key={session.id} session={session} />
      ))}
    </Box>
  );
}

/** Ends every session of a staff member. */
export function LogOut({ person: { id, name, sessions } }: { person: StaffRow }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('endStaffSessions', { params: { id } }),
    onSuccess: () => notify(t('{{name}} is logged out everywhere', { name }), { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => refresh(),
  });
  return (
    <Button variant="outlined" loading={isPending} disabled={sessions === 0} onClick={() => mutate()}>
      {sessions === 0 ? t('Logged in nowhere') : t('Log out everywhere')}
    </Button>
  );
}

function LetGo({ person: { id, name }, onDone }: { person: StaffRow; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('endStaff', { params: { id } }),
    onSuccess: () => {
      notify(t('{{name}} is not let in any more', { name }), { type: 'success' });
      onDone();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsked(false);
      refresh();
    },
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {t('Let in no more')}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={t('Let {{name}} in no more?', { name })}
        content={t(
          'They are logged out at once, and their second factor and brands end. What they did stays under their name. An invitation to the same address lets them back in.',
        )}
        confirm={t('Let in no more')}
        onConfirm={() => mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
