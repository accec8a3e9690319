import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callApi } from '../../../shared/session/console-api';
import { dayName } from '../../../shared/words/names';
import { t } from '../../../shared/words/texts';

const kindNames = {
  promotions: t('Promotion'),
  news: t('News'),
  weekly_updates: t('Weekly update'),
  reminders: t('Reminder'),
} as const;

/** Mailings that stopped by themselves, also those that the clock began; nothing where none did. */
export function StoppedMailings({ brand }: { brand: string }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const queryKey = ['stopped-mailings', brand];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: () => callApi('listStoppedMailings', { params: { id: brand } }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => callApi('resumeNewsletter', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (data.length === 0) return null;
  return (
    <Box component="section" aria-label={t('Stopped mailings')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{t('Stopped mailings')}</Typography>
      {data.map(({ id, kind, sent, refused, created_at: at }) => (
        <Alert
          key={id}
          severity="warning"
          variant="outlined"
          action={
            <Button disabled={isPending} onClick={() => mutate(id)} sx={{ minHeight: 44 }}>
              {t('Go on nevertheless')}
            </Button>
          }
          sx={{ flexWrap: 'wrap' }}
        >
          {t('{{kind}} of {{day}}: of {{sent}} mails {{refused}} were refused.', {
            ...{ kind: kindNames[kind], day: dayName(at), sent, refused },
          })}
        </Alert>
      ))}
    </Box>
  );
}
