import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/session/console-api';
import { instantName } from '../../shared/words/names';
import { useCopy } from '../../shared/browser/use-copy';
import { t } from '../../shared/words/texts';
import { TextWith } from '../../shared/words/text-with';

/** The newest seal: a copy kept elsewhere shows later whether the log was rewritten. */
export function Seal() {
  const copy = useCopy();
  const { data } = useQuery({ queryKey: ['audit-seal'], queryFn: () => callApi('getAuditSeal') });
  if (!data?.seal) return null;
  const { position, hash, entry_at: at } = data.seal;
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
        {t('{{count, number}} entries are sealed, the newest of {{at}}.', {
          count: position,
          at: instantName(at),
        })}{' '}
        <TextWith
          english="Keep the seal outside of this system: <command/> with it shows whether anything before it was touched."
          parts={{ command: <code>kindling audit:verify</code> }}
        />
      </Typography>
      <Button startIcon={<ContentCopyIcon />} onClick={() => copy(`${position}:${hash}`)}>
        {t('Copy the seal')}
      </Button>
    </Box>
  );
}
