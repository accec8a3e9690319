import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { isolate } from '@kindling/contract/text/isolate';
import type { SupportCase } from '@kindling/contract/safety/calls/support-desk';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { KeyCap } from '../../shared/ui/key-cap';
import { languageName } from '../../shared/words/names';
import { ItemHead } from '../../shared/queues/item-head';
import { LaterButton } from '../../shared/queues/later-button';
import { QueueStrip } from '../../shared/queues/queue-strip';
import { useDrafts } from '../../shared/unsaved/use-draft';
import { useItemBrand } from '../../shared/brands/use-item-brand';
import { usePageKeys } from '../../shared/browser/use-page-keys';
import { AnswerBox } from './case-answer-box';
import { CaseMemberPanel } from './case-member-panel';
import { CaseMessages } from './case-messages';
import { NoteBox } from './note-box';
import { itemStateOf } from './case-item-state';
import { useNextCase } from './use-next-case';
import { useSupportCase, type HeldCase } from './use-support-case';
import { stateNames, topicNames } from './case-labels';
import { WordsWithOrders } from './words-with-orders';
import { PageTitle } from '../../shared/ui/page-title';
import { t } from '../../shared/words/texts';

/** From this width the member panel fits next to the conversation. */
const sideBySide = '(min-width: 992px)';

/** A complaint: the conversation with its actions, and the complainant's account and payments. */
export function SupportCaseShow() {
  const { id } = useParams();
  const brand = useItemBrand();
  if (id === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QueueStrip queue="complaint" tenant={brand} />
      <WholeCase key={id} id={id} />
    </Box>
  );
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
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [`@media ${sideBySide}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' },
        }}
      >
        <Box component="section" aria-label={t('Complaint')} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Head found={found} />
          {failure && <Alert severity="error">{failure}</Alert>}
          <CaseMessages messages={found.messages} language={found.language} orders={found.orders} />
          <Steps held={held} found={found} />
        </Box>
        <Box component="aside" aria-label={t('Member')} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Foldable>
            <CaseMemberPanel found={found} />
          </Foldable>
          <NoteBox id={id} held={held} />
        </Box>
      </Box>
    </>
  );
}

/** Expanded next to the conversation, collapsed below it. */
function Foldable({ children }: { children: ReactNode }) {
  const isSideBySide = useMediaQuery(sideBySide, { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  if (isSideBySide) return children;
  return (
    <Box>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        aria-expanded={isOpen}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifyContent: 'space-between', minHeight: 44 }}
      >
        {t('Who complained, and their payments')}
      </Button>
      <Collapse in={isOpen} mountOnEnter>
        <Box sx={{ pt: 1 }}>{children}</Box>
      </Collapse>
    </Box>
  );
}

function Head({ found }: { found: SupportCase }) {
  const { number, topic, language, opened_at, state, member, member_name: name, order, orders } = found;
  const from = member === null ? t('Visitor') : name === null ? t('Member') : isolate(name);
  return (
    <ItemHead
      title={<PageTitle title={t('Complaint {{number}}', { number })}>{number}</PageTitle>}
      tenant={found.tenant}
      since={opened_at}
      waits={state === 'open'}
      state={itemStateOf(found)}
      marks={<Chip label={stateNames[state]} variant="outlined" />}
      facts={[from, topicNames[topic], languageName(language)]}
    >
      {order !== null && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('Payment')}: <WordsWithOrders orders={orders}>{order}</WordsWithOrders>
        </Typography>
      )}
    </ItemHead>
  );
}

/** What comes next: take it, answer it, or open it again; or leave it for later. */
function Steps({ held, found }: { held: HeldCase; found: SupportCase }) {
  const next = useNextCase(useItemBrand());
  const isBegun = useDrafts(`support-case ${found.id}`).length > 0;
  const mayTake = found.state !== 'closed' && !found.mine && !found.held && !held.busy;
  usePageKeys({ t: mayTake ? () => void held.take() : undefined });
  const later = <LaterButton waits={found.state === 'open'} onLater={() => void next(found.id)} />;
  if (found.mine && found.state !== 'closed')
    return (
      <AnswerBox held={held} found={found} later={later} onSent={(done) => void next(undefined, done)} />
    );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {found.state === 'closed' ? (
        <Button variant="outlined" disabled={held.busy} onClick={() => void held.reopen()}>
          {t('Open again')}
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={!mayTake}
          aria-keyshortcuts="t"
          onClick={() => void held.take()}
        >
          {t('Take this complaint')}
          <KeyCap>T</KeyCap>
        </Button>
      )}
      {later}
      {mayTake && isBegun && (
        <Typography>{t('What you wrote is kept: take the complaint to go on.')}</Typography>
      )}
      {found.state !== 'closed' && found.held && (
        <Typography color="textSecondary">
          {t('{{handler}} is at it.', { handler: found.handler })}
        </Typography>
      )}
    </Box>
  );
}
