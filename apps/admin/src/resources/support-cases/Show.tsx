import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SupportCase } from '@kindling/contract/routes/support-desk';
import { RecordContextProvider, Title, useCreatePath } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { BrandName } from '../../shared/brand-name';
import { instantName, languageName } from '../../shared/names';
import { AnswerBox } from './answer-box';
import { CaseMessages } from './case-messages';
import { NoteBox } from './note-box';
import { StateChips } from './state-chips';
import { useSupportCase, type HeldCase } from './use-support-case';
import { topicNames } from './words';
import { t } from '../../shared/texts';

/** A complaint, all that was written about it, and what can be done with it. */
export function SupportCaseShow() {
  const { id } = useParams();
  return id === undefined ? null : <WholeCase key={id} id={id} />;
}

function WholeCase({ id }: { id: string }) {
  const held = useSupportCase(id);
  const { found, failure } = held;
  if (!found)
    return failure ? (
      <Alert severity="error">{failure}</Alert>
    ) : (
      <Skeleton variant="rounded" height={480} aria-label={t('Loading')} />
    );
  return (
    <RecordContextProvider value={found}>
      <Title title={t('Complaint {{number}}', { number: found.number })} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box component="section" aria-label={t('Complaint')} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Head found={found} />
          {failure && <Alert severity="error">{failure}</Alert>}
          <CaseMessages messages={found.messages} language={found.language} />
          <Steps held={held} found={found} />
        </Box>
        <NoteBox held={held} />
      </Box>
    </RecordContextProvider>
  );
}

function Head({ found }: { found: SupportCase }) {
  const createPath = useCreatePath();
  const { number, topic, language, opened_at, due_at, state, member, email, order } = found;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, pt: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h1">{number}</Typography>
        <StateChips found={found} />
      </Box>
      <Typography color="textSecondary">
        <BrandName /> · {topicNames[topic]} · {languageName(language)} ·{' '}
        {t('received {{at}}', { at: instantName(opened_at) })}
        {state === 'open' && ` · ${t('due {{due_at}}', { due_at: instantName(due_at) })}`}
      </Typography>
      {order !== null && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('Payment')}: <bdi>{order}</bdi>
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {member === null ? (
          (email ?? t('Nobody who can be written to any more'))
        ) : (
          <Link
            component={RouterLink}
            to={createPath({ resource: 'profiles', type: 'show', id: member })}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('The member’s profile')}
          </Link>
        )}
      </Typography>
    </Box>
  );
}

/** What comes next: take it, answer it, or open it again. */
function Steps({ held, found }: { held: HeldCase; found: SupportCase }) {
  if (found.state === 'closed')
    return (
      <Box>
        <Button variant="outlined" disabled={held.busy} onClick={() => void held.reopen()}>
          {t('Open again')}
        </Button>
      </Box>
    );
  if (found.mine) return <AnswerBox held={held} found={found} />;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="contained" disabled={held.busy || found.held} onClick={() => void held.take()}>
        {t('Take this complaint')}
      </Button>
      {found.held && (
        <Typography color="textSecondary">
          {t('{{handler}} is at it.', { handler: found.handler })}
        </Typography>
      )}
    </Box>
  );
}
