import EndingIcon from '@mui/icons-material/WarningAmberOutlined';
import RightIcon from '@mui/icons-material/CheckCircleOutlined';
import UncheckedIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import WrongIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CheckState, HostCheck } from '@kindling/contract/brands/calls/host-checks';
import type { ReactNode } from 'react';
import { instantName } from '../../../shared/words/names';
import { translatedSentence } from '../../../shared/words/server-sentences';
import { t } from '../../../shared/words/texts';
import { HostRecords } from './host-records';

/** Whether a host leads here and with which certificate, why not, and what to do about it. */
export function HostState({ check }: { check: HostCheck }) {
  const { host, dns, certificate, wanted } = check;
  return (
    <Box sx={{ pb: 1.5, display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Line host={host} name={t('DNS')} state={dns.state} sentence={dns.sentence}>
        {dns.found.length > 0 && (
          <Fact>{dns.found.map(({ type, value }) => `${type} ${value}`).join(', ')}</Fact>
        )}
        {check.unreachable && dns.found.length > 0 && (
          <Fact>{t('The last lookup had no answer. This was found before.')}</Fact>
        )}
      </Line>
      {dns.state !== 'right' && dns.state !== 'unchecked' && <HostRecords records={wanted} />}
      {certificate && (
        <Line host={host} name={t('Certificate')} state={certificate.state} sentence={certificate.sentence}>
          {certificate.ends_at && (
            <Fact>
              {t('{{names}}, issued by {{issuer}}, until {{end}}', {
                names: certificate.names.join(', '),
                issuer: certificate.issuer ?? '?',
                end: instantName(certificate.ends_at),
              })}
            </Fact>
          )}
        </Line>
      )}
    </Box>
  );
}

/** For screen readers, which have no row around a line that changed. */
const unseen = {
  ...{ position: 'absolute', width: '1px', height: '1px' },
  ...{ overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
} as const;

const icons = {
  right: RightIcon,
  waiting: WaitingIcon,
  ending: EndingIcon,
  wrong: WrongIcon,
  unchecked: UncheckedIcon,
} as const;
const colours = {
  right: 'success',
  waiting: 'info',
  ending: 'warning',
  wrong: 'error',
  unchecked: 'disabled',
} as const;
const words: Readonly<Record<CheckState, string>> = {
  right: t('Right'),
  waiting: t('Waiting'),
  ending: t('Ends soon'),
  wrong: t('Wrong'),
  unchecked: t('Not checked'),
};

function Line({
  host,
  name,
  state,
  sentence,
  children,
}: {
  host: string;
  name: string;
  state: CheckState;
  sentence: string;
  children: ReactNode;
}) {
  const Icon = icons[state];
  return (
    <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      <Icon color={colours[state]} aria-hidden sx={{ fontSize: 20, mt: '1px' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {/* Read out when it changes: whoever waits does not look for it. */}
        <Typography variant="body2" aria-live="polite" aria-atomic>
          <Box component="span" sx={unseen}>
            {`${host}, `}
          </Box>
          <strong>{`${name}: ${words[state]}.`}</strong> {translatedSentence(sentence)}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
