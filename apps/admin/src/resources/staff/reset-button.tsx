import Button from '@mui/material/Button';
import type { StaffRow } from '@kindling/contract/console/calls/staff';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { useConsoleDataProvider } from '../../shared/session/data-provider';
import { t } from '../../shared/words/texts';

/** Resets the second factor of a person who lost the phone and the recovery codes. */
export function ResetButton({ person }: { person: StaffRow }) {
  const [isOpen, setOpen] = useState(false);
  const provider = useConsoleDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.resetSecondFactor(person.id),
    onSuccess: () => {
      notify(t('{{name}} sets a new second factor up with the next login', { name: person.name }), {
        type: 'success',
      });
      refresh();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('Reset second factor')}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={t('Reset the second factor of {{name}}?', { name: person.name })}
        content={t(
          'They are logged out everywhere and their recovery codes end. Whoever has their password sets the new one up: make sure that it is them who asks.',
        )}
        confirm={t('Reset')}
        onConfirm={() => mutate()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
