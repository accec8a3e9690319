import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import type { MailWords, WordedMail } from '@kindling/contract/mails/mail-words';
import type { MailSample } from '@kindling/contract/mails/calls/mail-samples';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/session/console-api';
import { translatedSentence } from '../../../shared/words/server-sentences';
import { t } from '../../../shared/words/texts';
import { useSettled } from '../../../shared/browser/use-settled';
import { Letter } from './mail-letter';
import { useMailWords } from './use-mail-words';
import { WordsEditor } from './words-editor';
import { WordsHistory } from './words-history';

interface WordedMailPartProps {
  brand: string;
  brandName: string;
  kind: WordedMail;
  language: Language;
  /** What it says with the stored words. */
  sample: MailSample | undefined;
}

/** A mail whose opening the brand may word: an editor and a preview. */
export function WordedMailPart({ brand, brandName, kind, language, sample }: WordedMailPartProps) {
  const wording = useMailWords(brand, kind, language);
  const { stored, change } = wording;
  const typed = wording.draft?.words;
  const settled = JSON.parse(useSettled(JSON.stringify(typed ?? null), 400)) as MailWords | null;
  const { data: preview } = useQuery({
    queryKey: ['mail-words-preview', brand, kind, language, settled],
    queryFn: () =>
      callApi('previewMailWords', {
        params: { id: brand, kind },
        body: { language, words: settled ?? { subject: '', title: '', lead: '' } },
      }),
    placeholderData: keepPreviousData,
    enabled: settled !== null,
  });
  const looked = typed && preview;
  const problems = new Map<string, string>();
  for (const { path, reason } of looked?.found ?? [])
    problems.set(path, [problems.get(path), translatedSentence(reason)].filter(Boolean).join(' '));
  const mail = looked?.mail ?? sample;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, lg: 2.5 },
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
      }}
    >
      <WordsEditor {...{ brandName, language, wording, problems }} />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <Typography variant="h3">{typed ? t('As it would be') : t('As it is')}</Typography>
        {kind === 'notice' && (
          <Typography variant="body2" color="textSecondary">
            {t('A mail that only reminds of what waits keeps the standard words.')}
          </Typography>
        )}
        {mail ? <Letter mail={mail} language={language} /> : <Skeleton variant="rounded" height={280} />}
      </Box>
      {stored && stored.history.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <WordsHistory language={language} stored={stored} onTake={change} />
        </Box>
      )}
    </Box>
  );
}
