import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Title, useCreatePath } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { FictionalMark } from '../shared/chips/profile-marks';
import { countryName, languageName } from '../shared/words/names';
import { AnswerBox } from './answer-box';
import { ProfilePanel } from './profile-panel';
import { SavedReplies } from '../shared/ui/saved-replies';
import { ItemHead } from '../shared/queues/item-head';
import { NextButton } from '../shared/queues/next-button';
import { QueueStrip } from '../shared/queues/queue-strip';
import { useDraft } from '../shared/unsaved/use-draft';
import { useItemBrand } from '../shared/brands/use-item-brand';
import { Thread } from './thread';
import { useNextTurn } from './use-next-turn';
import { useTurn } from './use-turn';
import { PromptAnswers } from '../shared/ui/prompt-answers';
import { PageTitle } from '../shared/ui/page-title';
import { t } from '../shared/words/texts';
import { TextWith } from '../shared/words/text-with';

const reasons = {
  taken: t(
    'This conversation is with a colleague, or goes to one first as you had it for an hour. What you wrote is kept.',
  ),
  passed_on: t('You passed this on: somebody else looks at it now.'),
  gone: t('This conversation waits no more: it was answered, or the two can’t reach each other.'),
  failed: t('The conversation could not be read.'),
};

/** One conversation to answer, with all that the answer has to fit. */
export function TurnPage() {
  const { id } = useParams();
  const brand = useItemBrand();
  if (id === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QueueStrip queue="fictional_turn" tenant={brand} />
      <Turn key={id} id={id} brand={brand} />
    </Box>
  );
}

function Turn({ id, brand }: { id: string; brand: string | undefined }) {
  const held = useTurn(id);
  const next = useNextTurn(brand);
  const createPath = useCreatePath();
  const [text, setText] = useDraft(`fictional-turn ${id}`);
  const { turn } = held;
  if (held.lost) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pt: 2, maxWidth: 640 }}>
        <Title title={t('Fictional chats')} />
        <Alert severity="info">{reasons[held.lost]}</Alert>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <NextButton onNext={() => void next()} />
          <Button component={Link} to={createPath({ resource: 'fictional-turns', type: 'list' })}>
            {t('To the list')}
          </Button>
        </Box>
      </Box>
    );
  }
  if (!turn) return <Skeleton variant="rounded" height={480} aria-label={t('Loading')} />;
  const { profile, member } = turn;
  const place = [member.city, member.country && countryName(member.country)].filter(Boolean).join(', ');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box component="section" aria-label={t('Conversation')} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <ItemHead
          title={
            <>
              <PageTitle title={t('{{name}} and {{name2}}', { name: profile.name, name2: member.name })}>
                <bdi>{member.name}</bdi>, {member.age}
              </PageTitle>
              <Typography color="textSecondary">
                <TextWith english="writes to <name/>" parts={{ name: <bdi>{profile.name}</bdi> }} />
              </Typography>
            </>
          }
          tenant={turn.tenant}
          since={turn.waiting_since}
          state={{ dueAt: turn.due_at, escalated: turn.escalated }}
          deadline={(at) =>
            Date.parse(turn.due_at) < Date.now()
              ? t('unanswered, it was paid back on {{at}}', { at })
              : t('unanswered, it is paid back on {{at}}', { at })
          }
          note={turn.escalation_note}
          marks={<FictionalMark profile={{ fictional: true }} />}
          facts={[place, member.language ? languageName(member.language) : ''].filter(Boolean)}
        >
          {member.about_me !== '' && (
            <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '65ch', overflowWrap: 'anywhere' }}>
              <bdi>{member.about_me}</bdi>
            </Typography>
          )}
          <PromptAnswers prompts={member.prompts} />
        </ItemHead>
        <Thread held={held} profileName={profile.name} memberName={member.name} />
        <AnswerBox
          turn={turn}
          text={text}
          onText={setText}
          onDone={() => {
            held.finish();
            return next();
          }}
          onLater={() => void held.leave().then(() => next(turn.id))}
          onNewer={held.reload}
        />
      </Box>
      <Box component="aside" sx={{ display: 'grid', gap: 2 }}>
        <ProfilePanel profile={profile} onNotes={held.reload} />
        <SavedReplies
          use="fictional_chat"
          tenant={turn.tenant}
          language={member.language}
          onPick={(line) => setText(text.trim() === '' ? line : `${text.trimEnd()} ${line}`)}
        />
      </Box>
    </Box>
  );
}
