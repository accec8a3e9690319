import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Title, useRedirect } from 'react-admin';
import { saveFile } from '../../shared/browser/save-file';
import { t } from '../../shared/words/texts';

/** Codes that were drawn; they stand in the list too. */
export function MadeCodes({ codes, onAnother }: { codes: readonly string[]; onAnother: () => void }) {
  const redirect = useRedirect();
  const text = codes.join('\n');
  return (
    <Card sx={{ maxWidth: 800, p: 2.5, display: 'grid', gap: 2 }}>
      <Title title={t('New codes')} />
      <Typography variant="h2">{t('{{count}} codes are ready', { count: codes.length })}</Typography>
      <TextField
        label={t('Codes')}
        value={text}
        multiline
        minRows={1}
        maxRows={12}
        slotProps={{ input: { readOnly: true } }}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => saveFile('new-codes.csv', `code\n${text}\n`)}>
          {t('Save as CSV')}
        </Button>
        <Button onClick={onAnother}>{t('Make others')}</Button>
        <Button onClick={() => redirect('list', 'discount-codes')}>{t('To the list')}</Button>
      </Box>
    </Card>
  );
}
