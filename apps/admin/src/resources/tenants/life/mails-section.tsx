import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import type { MailSample } from '@kindling/contract/routes/mail-samples';
import type { TenantRecord } from '@kindling/contract/routes/tenants';
import { sampledMails, type SampledMail } from '@kindling/contract/sampled-mails';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { callApi } from '../../../shared/console-api';
import { languageName } from '../../../shared/names';
import { sampleNames } from './mail-words';
import { t } from '../../../shared/texts';

/** The mails that the brand sends by itself: what each says, and one to oneself in the brand's look. */
export function MailsSection({ mayTry }: { mayTry: boolean }) {
  const record = useRecordContext<TenantRecord>();
  const notify = useNotify();
  const [kind, setKind] = useState<SampledMail>('activation');
  const [chosen, setChosen] = useState<Language>();
  const locales = record?.settings.locales ?? [];
  const language = chosen && locales.includes(chosen) ? chosen : (record?.settings.domain_language ?? 'en');
  const params = { id: record?.id ?? '', kind };
  const { data } = useQuery({
    queryKey: ['mail-sample', record?.id, record?.version, kind, language],
    queryFn: () => callApi('getMailSample', { params, query: { language } }),
    enabled: record !== undefined,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('tryMailSample', { params, body: { language } }),
    onSuccess: () => notify(t('The mail is on its way to you'), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (!record) return null;
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Typography variant="h2">{t('Mails')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(
          'What the brand writes by itself, with invented facts. From {{mail_name}}, answers go to {{support_email}}.',
          { mail_name: record.settings.mail_name, support_email: record.settings.support_email },
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2, alignItems: 'center' }}>
        <TextField
          select
          id="mail-kind"
          label={t('Mail')}
          value={kind}
          onChange={({ target }) => setKind(target.value as SampledMail)}
          sx={{ flex: '1 1 260px', maxWidth: 380 }}
        >
          {sampledMails.map((one) => (
            <MenuItem key={one} value={one}>
              {sampleNames[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          id="mail-language"
          label={t('Language')}
          value={language}
          onChange={({ target }) => setChosen(target.value as Language)}
          sx={{ flex: '0 1 160px', minWidth: 130 }}
        >
          {locales.map((one) => (
            <MenuItem key={one} value={one}>
              {languageName(one)}
            </MenuItem>
          ))}
        </TextField>
        {mayTry && (
          <Button variant="outlined" disabled={isPending} onClick={() => mutate()} sx={{ minHeight: 40 }}>
            {t('Test mail to me')}
          </Button>
        )}
      </Box>
      {data ? <Letter mail={data} language={language} /> : <Skeleton variant="rounded" height={280} />}
    </Box>
  );
}

/** What a mail says; the test mail shows it in the brand's look. */
function Letter({ mail, language }: { mail: MailSample; language: Language }) {
  const { subject, title, paragraphs, button, notes, footer } = mail;
  const quiet = { variant: 'body2', color: 'textSecondary' } as const;
  return (
    <Box
      component="article"
      aria-label={t('What it says')}
      lang={language}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider', bgcolor: 'action.hover' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {subject}
        </Typography>
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 1.25, justifyItems: 'start', maxWidth: 600 }}>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        {paragraphs.map((text, index) => (
          <Typography key={index} variant="body1">
            {text}
          </Typography>
        ))}
        {button !== null && (
          <Box sx={{ px: 2, py: 1, my: 0.5, borderRadius: 1, bgcolor: 'action.selected', fontWeight: 600 }}>
            {button}
          </Box>
        )}
        {notes.map((text, index) => (
          <Typography key={index} {...quiet}>
            {text}
          </Typography>
        ))}
        <Box
          sx={{ borderTop: 1, borderColor: 'divider', pt: 1.25, width: '100%', display: 'grid', gap: 0.5 }}
        >
          {footer.map((text, index) => (
            <Typography key={index} variant="caption" color="textSecondary">
              {text}
            </Typography>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
