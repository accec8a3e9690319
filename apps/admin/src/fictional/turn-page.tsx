import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title, useCreatePath } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { FictionalMark } from '../shared/profile-marks';
import { countryName, instantName, languageName } from '../shared/names';
import { AnswerBox } from './answer-box';
import { NextButton } from './next-button';
import { ProfilePanel } from './profile-panel';
import { SavedReplies } from '../shared/saved-replies';
import { PassedOnMark } from '../shared/passed-on-mark';
import { Thread } from './thread';
import { useTurn } from './use-turn';
import { waitName } from './wait-name';
import { t } from '../shared/texts';
import { TextWith } from '../shared/text-with';

const reasons = {
  taken: t('Somebody else is at this conversation.'),
  passed_on: t('You passed this on: somebody else looks at it now.'),
  gone: t('This conversation waits no more: it was answered, or the two can’t reach each other.'),
  failed: t('The conversation could not be read.'),
};

/** One conversation to answer, with all that the answer has to fit. */
export function TurnPage() {
  const { id } = useParams();
  return id === undefined ? null : <Turn key={id} id={id} />;
}

function Turn({ id }: { id: string }) {
  const held = useTurn(id);
  const createPath = useCreatePath();
  const [text, setText] = useState('');
  const { turn } = held;
  if (held.lost) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pt: 2, maxWidth: 640 }}>
        <Title title={t('Fictional chats')} />
        <Alert severity="info">{reasons[held.lost]}</Alert>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <NextButton />
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
      <Title title={t('{{name}} and {{name2}}', { name: profile.name, name2: member.name })} />
      <Box component="section" aria-label={t('Conversation')} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Box sx={{ pt: 1, display: 'grid', gap: 0.25 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h1">
              <bdi>{member.name}</bdi>, {member.age}
            </Typography>
            <Typography color="textSecondary">
              <TextWith english="writes to <name/>" parts={{ name: <bdi>{profile.name}</bdi> }} />
            </Typography>
            <FictionalMark profile={{ fictional: true }} />
            <PassedOnMark found={turn} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {[place, member.language && languageName(member.language)].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('Waits {{waiting_since}}; unanswered it is paid back on {{due_at}}.', {
              waiting_since: waitName(turn.waiting_since),
              due_at: instantName(turn.due_at),
            })}
          </Typography>
          {turn.escalation_note !== null && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              “<bdi>{turn.escalation_note}</bdi>”
            </Typography>
          )}
          {member.about_me !== '' && (
            <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '65ch', overflowWrap: 'anywhere' }}>
              <bdi>{member.about_me}</bdi>
            </Typography>
          )}
        </Box>
        <Thread held={held} profileName={profile.name} memberName={member.name} />
        <AnswerBox turn={turn} text={text} onText={setText} onDone={held.finish} onNewer={held.reload} />
      </Box>
      <Box component="aside" sx={{ display: 'grid', gap: 2 }}>
        <ProfilePanel profile={profile} onNotes={held.reload} />
        <SavedReplies
          use="fictional_chat"
          tenant={turn.tenant}
          language={member.language}
          onPick={(line) =>
            setText((before) => (before.trim() === '' ? line : `${before.trimEnd()} ${line}`))
          }
        />
      </Box>
    </Box>
  );
}
