import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { MailRecord } from '@kindling/contract/mails/calls/mail-domain';
import type { ReactNode } from 'react';
import { useCopy } from '../../../shared/browser/use-copy';
import { t } from '../../../shared/words/texts';
import { causeText, recordHints, recordNames, recordStates, stateColours } from './delivery-words';

interface RecordCardProps {
  record: MailRecord;
  /** Instead of the name of its kind. */
  title?: string;
  /** Below the title. */
  children?: ReactNode;
  /** Right of the state. */
  action?: ReactNode;
}

/** One record: where it belongs, what it says, and whether it is there. */
export function RecordCard({ record, title, children, action }: RecordCardProps) {
  const { kind, type, host, value, state, found } = record;
  const cause = causeText(record);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
        <Typography variant="body2" component="h4" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title ?? recordNames[kind]}
        </Typography>
        <Chip size="small" variant="outlined" color={stateColours[state]} label={recordStates[state]} />
        {action}
      </Box>
      {children ?? (
        <Typography variant="body2" color="textSecondary">
          {recordHints[kind]}
        </Typography>
      )}
      {cause !== undefined && <Typography variant="body2">{cause}</Typography>}
      {found !== null && <Value label={t('Published now')} text={found} />}
      {state !== 'unneeded' && (
        <>
          <Value label={t('Name ({{type}})', { type })} text={host} copies />
          {value !== null && <Value label={t('Value')} text={value} copies />}
        </>
      )}
    </Box>
  );
}

function Value({ label, text, copies = false }: { label: string; text: string; copies?: boolean }) {
  const copy = useCopy();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" color="textSecondary" component="div">
          {label}
        </Typography>
        <Box
          component="code"
          sx={{ display: 'block', fontSize: '0.8125rem', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {text}
        </Box>
      </Box>
      {copies && (
        <IconButton
          aria-label={t('Copy: {{label}}', { label })}
          onClick={() => copy(text)}
          sx={{ minWidth: 44, minHeight: 44 }}
        >
          <ContentCopyIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
