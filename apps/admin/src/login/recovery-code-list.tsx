import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useCopy } from '../shared/browser/use-copy';
import { t } from '../shared/words/texts';

/** Recovery codes, to be copied or taken as a file while they are shown. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  const copy = useCopy();
  const text = codes.join('\n');
  return (
    <>
      <Box
        component="ul"
        aria-label={t('Recovery codes')}
        sx={{
          m: 0,
          p: 1.5,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 0.75,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<ContentCopyIcon />} onClick={() => copy(text)}>
          {t('Copy')}
        </Button>
        <Button
          startIcon={<DownloadIcon />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="kindling-recovery-codes.txt"
        >
          {t('Download')}
        </Button>
      </Box>
    </>
  );
}
