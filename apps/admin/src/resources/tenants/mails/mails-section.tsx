import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import { isWordedMail, type WordedMail } from '@kindling/contract/mails/mail-words';
import type { StaffRight } from '@kindling/contract/route';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { sampledMails, type SampledMail } from '@kindling/contract/mails/sampled-mails';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, usePermissions, useRecordContext } from 'react-admin';
import { callApi } from '../../../shared/session/console-api';
import { languageName } from '../../../shared/words/names';
import { t } from '../../../shared/words/texts';
import { mailNames } from '../../../shared/words/mail-names';
import { LanguageBar } from '../language-bar';
import { Letter } from './mail-letter';
import { useHasDraft } from './use-mail-draft';
import { useWorded } from './use-mail-words';
import { WordedMailPart } from './worded-mail-part';

/** The mails that the brand sends by itself: what each says, the brand's own words in it, and one to oneself. */
export function MailsSection({ mayTry }: { mayTry: boolean }) {
  const record = useRecordContext<TenantRecord>();
  const { permissions = [] } = usePermissions<StaffRight[]>();
  return record ? (
    <Mails record={record} mayTry={mayTry} mayWord={permissions.includes('pages:write')} />
  ) : null;
}

interface MailsProps {
  record: TenantRecord;
  mayTry: boolean;
  mayWord: boolean;
}

function Mails({ record, mayTry, mayWord }: MailsProps) {
  const { id: brand, settings } = record;
  const notify = useNotify();
  const [kind, setKind] = useState<SampledMail>('activation');
  const [chosen, setChosen] = useState<Language>();
  const worded = useWorded(brand, mayWord);
  const hasDraft = useHasDraft(brand);
  const language = chosen && settings.locales.includes(chosen) ? chosen : settings.domain_language;
  const params = { id: brand, kind };
  const { data } = useQuery({
    queryKey: ['mail-sample', brand, record.version, kind, language],
    queryFn: () => callApi('getMailSample', { params, query: { language } }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('tryMailSample', { params, body: { language } }),
    onSuccess: () => notify(t('The mail is on its way to you'), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const isWorded = mayWord && isWordedMail(kind);
  const mark = (one: Language) => {
    const said = isWorded && markOf(kind, one);
    return said && <Mark>{said}</Mark>;
  };
  const markOf = (of: WordedMail, one: Language) =>
    hasDraft(of, one) ? t('not saved') : worded.get(of)?.includes(one) ? t('own words') : undefined;

  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Typography variant="h2">{t('Mails')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(
          'What the brand writes by itself, with invented facts. From {{mail_name}}, answers go to {{support_email}}.',
          { mail_name: settings.mail_name, support_email: settings.support_email },
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, my: 2, alignItems: 'center' }}>
        <TextField
          select
          id="mail-kind"
          label={t('Mail')}
          value={kind}
          onChange={({ target }) => setKind(target.value as SampledMail)}
          slotProps={{ select: { renderValue: (value) => mailNames[value as SampledMail].occasion } }}
          sx={{ flex: '1 1 260px', maxWidth: 380 }}
        >
          {sampledMails.map((one) => (
            <MenuItem key={one} value={one}>
              <ListItemText
                primary={mailNames[one].occasion}
                secondary={worded.get(one)?.map(languageName).join(', ')}
              />
            </MenuItem>
          ))}
        </TextField>
        {mayTry && (
          <>
            <Button variant="outlined" disabled={isPending} onClick={() => mutate()} sx={{ minHeight: 40 }}>
              {t('Test mail to me')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {t('It says what is saved.')}
            </Typography>
          </>
        )}
      </Box>
      {settings.locales.length > 1 && (
        <LanguageBar languages={settings.locales} value={language} mark={mark} onChange={setChosen} />
      )}
      {isWorded ? (
        <WordedMailPart
          key={`${kind} ${language}`}
          {...{ brand, kind, language }}
          brandName={settings.name}
          sample={data}
        />
      ) : (
        <>
          {mayWord && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {t(
                'This mail says the same on all brands: the law, somebody’s case or a warning speaks in it.',
              )}
            </Typography>
          )}
          {data ? <Letter mail={data} language={language} /> : <Skeleton variant="rounded" height={280} />}
        </>
      )}
    </Box>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem', fontWeight: 400 }}>
      {children}
    </Box>
  );
}
