import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/console-api';
import { instantName } from '../../shared/names';
import { useCopy } from '../../shared/use-copy';

/** The newest seal: kept elsewhere, it shows later whether the log was made anew. */
export function Seal() {
  const copy = useCopy();
  const { data } = useQuery({ queryKey: ['audit-seal'], queryFn: () => callApi('getAuditSeal') });
  if (!data?.seal) return null;
  const { position, hash, entry_at: at } = data.seal;
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
        {position.toLocaleString('en-GB')} entries are sealed, the newest of {instantName(at)}. Keep the seal
        outside of this system: <code>npm run audit:verify</code> with it shows whether anything before it was
        touched.
      </Typography>
      <Button startIcon={<ContentCopyIcon />} onClick={() => copy(`${position}:${hash}`)}>
        Copy the seal
      </Button>
    </Box>
  );
}
