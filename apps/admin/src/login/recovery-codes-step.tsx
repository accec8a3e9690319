import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { StepForm } from './step-form';
import { useAttempt } from './use-attempt';
import { useCopy } from '../shared/use-copy';
import { t } from '../shared/texts';

/** The end of the set-up: the codes for the day on which the phone is lost, shown this once. */
export function RecoveryCodesStep({ codes, onDone }: { codes: string[]; onDone: () => Promise<void> }) {
  const { busy, failure, run } = useAttempt();
  const copy = useCopy();
  const text = codes.join('\n');
  return (
    <StepForm title={t('Your recovery codes')} failure={failure} onSubmit={() => run(onDone)}>
      <Alert severity="success" role="status">
        {t('Two-factor login is set up.')}
      </Alert>
      <span>
        {t(
          'Each of these codes lets you in once without your phone. Store them where only you come: they are shown now and never again.',
        )}
      </span>
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
      <FormControlLabel control={<Checkbox required autoFocus />} label={t('I have stored them')} />
      <Button type="submit" variant="contained" size="medium" loading={busy}>
        {t('Go on to the console')}
      </Button>
    </StepForm>
  );
}
