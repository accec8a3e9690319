import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Newsletter } from '@kindling/contract/mails/calls/newsletters';
import { Show, useRecordContext } from 'react-admin';
import { BrandName } from '../../shared/brands/brand-name';
import { instantName } from '../../shared/words/names';
import { NewsletterActions } from './actions';
import { Preview } from './newsletter-preview';
import { StateChip } from './state-chip';
import { kindNames, pageNames, progressOf, subjectOf, writtenTexts } from './newsletter-labels';
import { t } from '../../shared/words/texts';

/** How often the page asks how far it is, while it is on its way. */
const lookMs = 3000;

const isUnderWay = ({ state }: Newsletter): boolean => state === 'planned' || state === 'running';

/** A newsletter as its readers get it, how far it is, and what can be done with it. */
export function NewsletterShow() {
  return (
    <Show<Newsletter>
      title={t('Newsletter')}
      actions={false}
      queryOptions={{ refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookMs : false) }}
      sx={{ maxWidth: 720, mt: 2 }}
    >
      <Whole />
    </Show>
  );
}

function Whole() {
  const newsletter = useRecordContext<Newsletter>();
  if (!newsletter) return null;
  const { kind, page, state, send_at: at } = newsletter;
  const progress = progressOf(newsletter);
  return (
    <Box sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{subjectOf(newsletter)}</bdi>
        </Typography>
        <StateChip state={state} />
      </Box>
      <Typography color="text.secondary">
        <BrandName />
        <span>{` · ${kindNames[kind]} · ${t('the button leads to: {{page}}', { page: pageNames[page] })}`}</span>
        {at && <span>{` · ${t('begins {{at}}', { at: instantName(at) })}`}</span>}
      </Typography>
      {state === 'running' && <LinearProgress aria-label={t('Being sent')} />}
      {progress && (
        <Typography>
          {t(
            'Mails for {{progress}} members looked at. The others want no mail of this kind, or can’t be written to.',
            { progress },
          )}
        </Typography>
      )}
      {newsletter.stopped_for && (
        <Alert severity="warning" variant="outlined">
          {t(
            'Stopped by itself: of {{sent}} mails {{refused}} were refused, because the addresses do not exist. Providers take such a sender for spam. Going on sends to everybody who has none yet.',
            { sent: newsletter.sent, refused: newsletter.refused },
          )}
        </Alert>
      )}
      <NewsletterActions newsletter={newsletter} />
      {writtenTexts(newsletter).map(([language, text]) => (
        <Preview key={language} language={language} text={text} />
      ))}
    </Box>
  );
}
