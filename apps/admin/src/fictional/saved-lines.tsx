import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreatePath, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { languages, type Language } from '@kindling/contract/languages';
import type { FictionalLine } from '@kindling/contract/routes/fictional-desk';
import { languageName } from '../shared/names';
import { t } from '../shared/texts';

interface SavedLinesProps {
  tenant: string;
  /** The member's. */
  language: Language | null;
  onPick: (text: string) => void;
}

/** Lines that were saved for the brand, first those in the member's language. A press puts one into the answer. */
export function SavedLines({ tenant, language: theirs, onPick }: SavedLinesProps) {
  const createPath = useCreatePath();
  const [language, setLanguage] = useState<Language | ''>(theirs ?? '');
  const { data = [], isPending } = useGetList<FictionalLine>('fictional-lines', {
    filter: { tenant, ...(language === '' ? {} : { language }) },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.25 }} component="section" aria-label={t('Saved lines')}>
      <Typography variant="h3">{t('Saved lines')}</Typography>
      <TextField
        select
        label={t('Language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language | '')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('All languages')}</MenuItem>
        {languages.map((code) => (
          <MenuItem key={code} value={code}>
            {languageName(code)}
          </MenuItem>
        ))}
      </TextField>
      {!isPending && data.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('No line is saved here.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {data.map((line) => (
          <li key={line.id}>
            <Button
              variant="outlined"
              color="inherit"
              fullWidth
              onClick={() => onPick(line.text)}
              sx={{ justifyContent: 'start', textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' }}
            >
              <bdi>{line.text}</bdi>
            </Button>
          </li>
        ))}
      </Box>
      <Button
        component={Link}
        to={createPath({ resource: 'fictional-lines', type: 'list' })}
        sx={{ justifySelf: 'start' }}
      >
        {t('Write and change lines')}
      </Button>
    </Card>
  );
}
