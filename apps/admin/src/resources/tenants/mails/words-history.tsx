import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import { mailWordParts, type MailWords } from '@kindling/contract/mails/mail-words';
import type { WordedMailAnswer } from '@kindling/contract/mails/calls/mail-words';
import { useState } from 'react';
import { instantName } from '../../../shared/words/names';
import { t } from '../../../shared/words/texts';
import { Change } from '../versions/version-changes';
import { partNames } from './mail-names';
import { wordsOf } from './use-mail-words';

interface WordsHistoryProps {
  language: Language;
  stored: WordedMailAnswer;
  /** Puts earlier words into the fields. */
  onTake: (words: MailWords) => void;
}

const shown = 5;
const none = { subject: null, title: null, lead: null };

/** The wordings with author, time and the wording before. */
export function WordsHistory({ language, stored, onTake }: WordsHistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const { history, ours } = stored;
  return (
    <Box component="section" aria-label={t('History')} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{t('History')}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(isWhole ? history : history.slice(0, shown)).map(
          ({ version, author, created_at: at, words }, index) => {
            // The wording before the oldest one shown is unknown.
            const before = history[index + 1]?.words ?? (version === 1 ? none : undefined);
            const changed = mailWordParts.filter((part) => words[part] !== before?.[part]);
            return (
              <Box
                component="li"
                key={version}
                sx={{ borderTop: index ? 1 : 0, borderColor: 'divider', py: 1.25 }}
              >
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
                  <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
                    <bdi>{author}</bdi> · {instantName(at)}
                  </Typography>
                  {index > 0 && (
                    <Button
                      size="small"
                      onClick={() => onTake(wordsOf(ours, words))}
                      sx={{ minHeight: { xs: 44, sm: 32 } }}
                    >
                      {t('Take these')}
                    </Button>
                  )}
                </Box>
                <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 1 }}>
                  {changed.map((part) => (
                    <Change
                      key={part}
                      change={{
                        ...{ label: partNames[part], language },
                        before: before && (before[part] ?? t('standard')),
                        after: words[part] ?? t('standard'),
                      }}
                    />
                  ))}
                </Box>
              </Box>
            );
          },
        )}
      </Box>
      {!isWhole && history.length > shown && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('Show more')}
        </Button>
      )}
    </Box>
  );
}
