import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import type { LanguageRules } from '@kindling/contract/chats/calls/message-rules';
import { t } from '../shared/words/texts';
import { purposeOf } from './rule-words';

/** A rule: what it looks for, its examples, and behind a press the rows of words that it is made of. */
export function RuleView({
  rule: { name, any, unless, finds, passes },
  language,
}: {
  rule: LanguageRules['rules'][number];
  language: Language;
}) {
  return (
    <Box
      component="article"
      aria-label={purposeOf(name)}
      sx={{
        display: 'grid',
        gap: 1,
        '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider', pt: 1.5 },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{purposeOf(name)}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Rows title={t('Asked about')} rows={finds} language={language} />
        <Rows title={t('Not asked about')} rows={passes} language={language} />
      </Box>
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 1, color: 'text.secondary' } }}>
        <summary>{t('Rows of words ({{name}})', { name })}</summary>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Rows title={t('One of them is in the message')} rows={any} language={language} isCode />
          {unless.length > 0 && (
            <Rows title={t('And none of these')} rows={unless} language={language} isCode />
          )}
        </Box>
      </Box>
    </Box>
  );
}

function Rows({
  title,
  rows,
  language,
  isCode = false,
}: {
  title: string;
  rows: readonly string[];
  language: Language;
  isCode?: boolean;
}) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary">
        {title}
      </Typography>
      <Box component="ul" lang={language} sx={{ m: 0, pl: 2.5 }}>
        {rows.map((row) => (
          <Typography
            key={row}
            component="li"
            variant="body2"
            sx={{ overflowWrap: 'anywhere', ...(isCode && { fontFamily: 'monospace' }) }}
          >
            {row}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
