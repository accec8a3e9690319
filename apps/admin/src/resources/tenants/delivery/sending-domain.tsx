import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { MailDomainAnswer, MailKeyAnswer } from '@kindling/contract/mails/calls/mail-domain';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { dayName, instantName } from '../../../shared/words/names';
import { t } from '../../../shared/words/texts';
import { keyStates, reasonText, recordHints } from './delivery-words';
import { RecordCard } from './record-card';
import { useMailDomain } from './use-mail-domain';

const button = { minHeight: { xs: 44, sm: 36 } };
const list = { listStyle: 'none', m: 0, p: 0 };

interface SendingDomainProps {
  brand: string;
  version: number;
  mayEdit: boolean;
}

/** The domain that mails are from: the sender now and why, its keys, and the records to publish. */
export function SendingDomain({ brand, version, mayEdit }: SendingDomainProps) {
  const { data, isError, refetch, change, isBusy } = useMailDomain(brand, version);
  const [asked, setAsked] = useState(false);
  if (!data && isError)
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
      >
        {t('The sending domain can’t be shown just now.')}
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const { domain, keys, records } = data;
  const hasWaiting = keys.some((key) => key.state === 'waiting' && key.domain === domain);
  const hasKey = keys.some((key) => key.state !== 'old' && key.domain === domain);
  return (
    <Box component="section" aria-label={t('Sending domain')} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{t('Sending domain: {{domain}}', { domain })}</Typography>
      <Sender from={data.from} />
      {mayEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
          <Button
            variant={hasKey ? 'outlined' : 'contained'}
            disabled={isBusy || hasWaiting}
            sx={button}
            onClick={() => (hasKey ? setAsked(true) : change({ do: 'make' }))}
          >
            {hasKey ? t('New key') : t('Make a key')}
          </Button>
          <Button variant="outlined" disabled={isBusy} sx={button} onClick={() => change({ do: 'check' })}>
            {t('Check now')}
          </Button>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {checkText(data)}
      </Typography>
      <Box component="ul" aria-label={t('Records to publish')} sx={list}>
        {keys.map((key) => (
          <RecordCard
            key={key.selector}
            record={key.record}
            title={t('Key {{selector}}', { selector: key.selector })}
            action={
              mayEdit &&
              key.may_remove && (
                <Button
                  size="small"
                  color="error"
                  disabled={isBusy}
                  onClick={() => change({ do: 'remove', selector: key.selector })}
                >
                  {t('Remove')}
                </Button>
              )
            }
          >
            <Typography variant="body2" color="textSecondary">
              {keyText(key, domain)}
            </Typography>
          </RecordCard>
        ))}
        {records.map((record) => (
          <RecordCard key={record.kind} record={record} />
        ))}
      </Box>
      <Confirm
        isOpen={asked}
        title={t('Make a new key?')}
        content={t(
          'The present one signs until the record of the new one is seen. Then its record has to stay for a week, for mails on their way.',
        )}
        confirm={t('New key')}
        onConfirm={() => {
          change({ do: 'make' });
          setAsked(false);
        }}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}

function Sender({ from }: { from: MailDomainAnswer['from'] }) {
  return (
    <Alert
      severity={from.by === 'brand' ? 'success' : 'warning'}
      variant="outlined"
      sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
    >
      {[senderText(from), reasonText(from)].filter(Boolean).join(' ')}
    </Alert>
  );
}

function senderText({ address, reply_to: replyTo, by, signed_by: domain }: MailDomainAnswer['from']): string {
  if (by === 'brand')
    return t('Mails are from {{address}}, signed by {{domain}}.', { address, domain: domain ?? '' });
  if (by === 'unsigned')
    return t(
      'Mails are from {{address}} without a signature, because the installation has no address of its own. Many providers take such mails for spam.',
      { address },
    );
  return t('Mails are from {{address}} with the brand’s name; answers go to {{replyTo}}.', {
    address,
    replyTo: replyTo ?? '',
  });
}

function checkText({ checked_at: at, next_check_at: next }: MailDomainAnswer): string {
  const lastLook = at === null ? t('Not checked yet.') : t('Checked {{at}}.', { at: instantName(at) });
  return next === null
    ? lastLook
    : `${lastLook} ${t('Next check from {{at}} on.', { at: instantName(next) })}`;
}

function keyText({ state, keep_until: until, domain }: MailKeyAnswer, current: string): string {
  if (until !== null) return t('Replaced. Keep this record until {{day}}.', { day: dayName(until) });
  if (domain !== current) return t('For {{domain}}, which mails are not from any more.', { domain });
  return `${keyStates[state]}. ${recordHints.dkim}`;
}
