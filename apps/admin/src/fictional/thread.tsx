import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { FictionalMessage } from '@kindling/contract/chats/calls/fictional-desk';
import { GiftDrawing } from '../shared/ui/gift-drawing';
import { instantName } from '../shared/words/names';
import { SentPicture } from './sent-picture';
import type { useTurn } from './use-turn';
import { t } from '../shared/words/texts';

interface ThreadProps {
  held: Pick<ReturnType<typeof useTurn>, 'messages' | 'hasOlder' | 'isLoadingOlder' | 'loadOlder'>;
  profileName: string;
  memberName: string;
}

/** The messages, the newest in view; those of staff carry their author's name. */
export function Thread({ held, profileName, memberName }: ThreadProps) {
  const frame = useRef<HTMLDivElement>(null);
  const newest = held.messages.at(-1)?.id;
  useEffect(() => {
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, [newest]);
  return (
    <Card
      ref={frame}
      tabIndex={0}
      role="log"
      aria-label={t('Messages')}
      sx={{ p: 2, maxHeight: { xs: '50vh', md: 'calc(100vh - 400px)' }, overflowY: 'auto' }}
    >
      {held.hasOlder && (
        <Box sx={{ textAlign: 'center', pb: 1 }}>
          <Button onClick={held.loadOlder} disabled={held.isLoadingOlder}>
            {t('Earlier messages')}
          </Button>
        </Box>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {held.messages.map((message) => (
          <Bubble key={message.id} message={message} name={message.from_profile ? profileName : memberName} />
        ))}
      </Box>
    </Card>
  );
}

function Bubble({ message, name }: { message: FictionalMessage; name: string }) {
  const ours = message.from_profile;
  const by = ours
    ? ` · ${t('written by {{written_by}}', { written_by: message.written_by ?? t('somebody who is gone') })}`
    : '';
  return (
    <Box component="li" sx={{ justifySelf: ours ? 'end' : 'start', maxWidth: { xs: '92%', sm: '78%' } }}>
      <Box
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: 2,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          bgcolor: ours ? 'primary.main' : 'action.hover',
          color: ours ? 'primary.contrastText' : 'text.primary',
        }}
      >
        <Content message={message} name={name} />
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ m: 0, mt: 0.25, textAlign: ours ? 'right' : 'left' }}
      >
        <bdi>{name}</bdi>
        {by} · {instantName(message.sent_at)}
      </Typography>
    </Box>
  );
}

function Content({ message, name }: { message: FictionalMessage; name: string }) {
  const { removed, photo, gift, text } = message;
  if (photo) return <SentPicture picture={photo} name={name} />;
  if (removed) return <em>{t('Removed after a report')}</em>;
  if (gift) return <GiftDrawing gift={gift} />;
  return <bdi>{text}</bdi>;
}
