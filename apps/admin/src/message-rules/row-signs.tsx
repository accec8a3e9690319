import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import type { LanguageRules } from '@kindling/contract/chats/calls/message-rules';
import { t } from '../shared/words/texts';
import { rowSigns } from './rule-words';

const columns = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  m: 0,
  '& dt': { fontFamily: 'monospace' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

/** The signs of a row of words. */
export function RowSigns() {
  return (
    <Box component="dl" sx={columns}>
      {rowSigns.map(([sign, meaning]) => (
        <Box key={sign} sx={{ display: 'contents' }}>
          <dt>{sign}</dt>
          <dd>{meaning}</dd>
        </Box>
      ))}
    </Box>
  );
}

/** The lists that rows name. */
export function WordLists({ lists, language }: { lists: LanguageRules['lists']; language: Language }) {
  const named = Object.entries(lists);
  if (named.length === 0) return null;
  return (
    <>
      <Typography variant="h3">{t('Lists')}</Typography>
      <Box component="dl" sx={columns}>
        {named.map(([name, words]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>${name}</dt>
            <dd lang={language}>{words.join(', ')}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}
