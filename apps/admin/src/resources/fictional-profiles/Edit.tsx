import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { FictionalProfile } from '@kindling/contract/profiles/calls/fictional-profiles';
import { useState } from 'react';
import { Confirm, Edit, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BrandName } from '../../shared/brands/brand-name';
import { callApi } from '../../shared/session/console-api';
import { FictionalMark } from '../../shared/chips/profile-marks';
import { whatIsWrong, wordsOf } from './draft';
import { FictionalPhotos } from './photos';
import { WordsInputs } from './words-inputs';
import { PageTitle } from '../../shared/ui/page-title';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';

/** What a fictional profile says, its photos, and its end. */
export function FictionalProfileEdit() {
  const notify = useNotify();
  return (
    <Edit<FictionalProfile>
      title=" "
      redirect={false}
      mutationMode="pessimistic"
      actions={false}
      transform={(form: Partial<FictionalProfile>) => wordsOf(form)}
      mutationOptions={{
        onSuccess: () => notify(t('Stored'), { type: 'success' }),
        onError: (error: Error) => notify(whatIsWrong(error), { type: 'error' }),
      }}
      component="div"
      sx={{ maxWidth: 860 }}
    >
      <Head />
      <FictionalPhotos />
      <Box sx={{ mt: 2 }}>
        <ConsoleForm>
          <FormPart columns={1}>
            <WordsInputs />
          </FormPart>
        </ConsoleForm>
      </Box>
    </Edit>
  );
}

function Head() {
  const profile = useRecordContext<FictionalProfile>();
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, retired }: { id: string; retired: boolean }) =>
      callApi('retireFictionalProfile', { params: { id }, body: { retired } }),
    onSuccess: ({ retired }) => notify(retired ? t('Retired') : t('Back on the site'), { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsked(false);
      refresh();
    },
  });
  if (!profile) return null;
  const { id, retired, name } = profile;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, py: 1.5, flexWrap: 'wrap' }}>
      <PageTitle title={name}>
        <bdi>{name}</bdi>
      </PageTitle>
      <FictionalMark profile={{ fictional: true }} />
      {retired && <Chip variant="outlined" color="warning" label={t('Retired')} />}
      <Typography color="textSecondary" sx={{ flex: 1, minWidth: 120 }}>
        <BrandName />
      </Typography>
      <Button component={RouterLink} to={`/profiles/${id}/show`} sx={{ minHeight: 36 }}>
        {t('To the profile')}
      </Button>
      {retired ? (
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => mutate({ id, retired: false })}
          sx={{ minHeight: 36 }}
        >
          {t('Bring back')}
        </Button>
      ) : (
        <Button variant="outlined" color="error" onClick={() => setAsked(true)} sx={{ minHeight: 36 }}>
          {t('Retire')}
        </Button>
      )}
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={t('Retire this profile?')}
        content={t(
          'It leaves every list, search and chat. Members whose message nobody answered get their credits back within 72 hours. It can be brought back.',
        )}
        confirm={t('Retire')}
        onConfirm={() => mutate({ id, retired: true })}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}
