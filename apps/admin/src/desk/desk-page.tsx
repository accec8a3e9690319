import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { NotFound, Title, usePermissions } from 'react-admin';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { deskKinds, type DeskKindName } from '@kindling/contract/safety/desk';
import type { StaffRight } from '@kindling/contract/route';
import { AccessDenied } from '../shared/ui/access-denied';
import { DecisionBar } from './choices/decision-bar';
import { DeskHead } from './desk-head';
import { DeskRest } from './desk-rest';
import { Evidence } from './evidence';
import { DeskItemHead } from './desk-item-head';
import { LostItem } from './lost-item';
import { MemberPanel } from './member-panel';
import { FullPicture } from './views/full-picture';
import { picturesOf } from './views/pictures-of';
import { SubjectView } from './views/subject-view';
import { UndoBar } from './choices/undo-bar';
import { useDesk } from './use-desk';
import { useViewingCare } from './views/use-viewing-care';
import { useScope } from '../shared/brands/scope';
import { deskKindsOf, queueNames } from '../shared/queues/queues';
import { t } from '../shared/words/texts';
import { usePageKeys } from '../shared/browser/use-page-keys';

/** The first queue that one may decide on. */
export function DeskStart() {
  const { permissions } = usePermissions<StaffRight[]>();
  if (!permissions) return null;
  const [first] = deskKindsOf(permissions);
  return first ? <Navigate to={`/desk/${first}`} replace /> : <AccessDenied />;
}

/** One queue of the desk: `/desk/<kind>?tenant=<brand>`. */
export function DeskPage() {
  const { kind } = useParams();
  const [query] = useSearchParams();
  const scope = useScope();
  const { permissions } = usePermissions<StaffRight[]>();
  if (!permissions) return null;
  const known = deskKindsOf(permissions).find((each) => each === kind);
  if (!known) return deskKinds.some((each) => each === kind) ? <AccessDenied /> : <NotFound />;
  const tenant = (query.get('tenant') ?? scope) || undefined;
  return <Desk key={`${known} ${tenant ?? ''}`} kind={known} tenant={tenant} />;
}

/** The item on the left, whom it is about on the right, what to decide below, each by a key. */
function Desk({ kind, tenant }: { kind: DeskKindName; tenant: string | undefined }) {
  const desk = useDesk(kind, tenant);
  const [care, changeCare] = useViewingCare();
  const [item] = desk.hand;
  // Of one item only: the next picture is blurred again.
  const [unveiled, setUnveiled] = useState<string>();
  // Reset with each item.
  const [asked, setAsked] = useState<string>();
  const [enlarged, setEnlarged] = useState<string>();
  const images = item ? picturesOf(item.subject) : [];
  const [firstImage] = images;
  usePageKeys({
    z: firstImage === undefined ? undefined : () => setEnlarged(firstImage),
    u: desk.undo,
    b: () => changeCare({ blur: !care.blur }),
    g: () => changeCare({ grey: !care.grey }),
    ' ': care.blur && item ? () => setUnveiled(item.id) : undefined,
  });
  const isUnveiled = item?.id === unveiled;
  const isAsking = item !== undefined && item.id === asked;
  const seen = { ...care, blur: care.blur && !isUnveiled };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateRows: desk.lost ? 'auto auto 1fr auto' : 'auto 1fr auto',
        minHeight: 'calc(100vh - 100px)',
      }}
    >
      <Title title={queueNames[kind]} />
      <DeskHead kind={kind} tenant={tenant} care={care} onCare={changeCare} onRest={desk.rest} />
      {desk.lost && <LostItem key={desk.lost.id} id={desk.lost.id} onClose={desk.onLostRead} />}
      {item && desk.state === 'working' ? (
        <Box
          component="section"
          aria-label={t('To decide')}
          data-item={item.id}
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            // Evidence and the open choice form share the full width.
            gridTemplateColumns: isAsking
              ? 'minmax(0, 1fr)'
              : { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          }}
        >
          <Box
            sx={{
              // Not a grid on phones: sticky evidence could not leave its grid row.
              ...{ display: isAsking ? { xs: 'flex', md: 'grid' } : 'grid', flexDirection: 'column' },
              ...{ gap: isAsking ? 2 : 1.5, minWidth: 0, alignItems: { md: 'start' } },
              ...(isAsking && { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' }),
            }}
          >
            <Evidence isAsking={isAsking}>
              {/* Hidden on phones while a choice form is open: the evidence needs the room. */}
              <Box sx={{ display: { xs: isAsking ? 'none' : 'block', md: 'block' } }}>
                <DeskItemHead item={item} />
              </Box>
              <SubjectView
                subject={item.subject}
                care={seen}
                onUnveil={() => setUnveiled(item.id)}
                onEnlarge={setEnlarged}
              />
            </Evidence>
            <Box sx={isAsking ? { minWidth: 0 } : barStyle}>
              <DecisionBar
                key={item.id}
                item={item}
                onDecide={desk.decide}
                onSkip={desk.skip}
                onAsking={(asking) => setAsked(asking ? item.id : undefined)}
              />
            </Box>
          </Box>
          {/* On narrow screens it follows the bar, whose shadow must not cover it. */}
          <Box sx={{ position: 'relative', minWidth: 0 }}>
            <MemberPanel item={item} care={seen} />
          </Box>
        </Box>
      ) : desk.state === 'failed' ? (
        <Alert
          severity="error"
          sx={{ alignSelf: 'start' }}
          action={
            <Button color="inherit" onClick={desk.resume}>
              {t('Try again')}
            </Button>
          }
        >
          {t('The desk could not be loaded. Nothing was decided.')}
        </Alert>
      ) : (
        <DeskRest state={desk.state} kind={kind} elsewhere={desk.elsewhere} onResume={desk.resume} />
      )}
      {enlarged !== undefined && images.includes(enlarged) && (
        <FullPicture images={images} first={enlarged} care={seen} onClose={() => setEnlarged(undefined)} />
      )}
      <UndoBar last={desk.last} onUndo={desk.undo} />
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  // Above the undo bar. The shadow covers the gap between the two.
  bottom: 56,
  maxHeight: 'calc(100vh - 150px)',
  overflow: 'auto',
  py: 1,
  bgcolor: 'background.default',
  boxShadow: ({ palette }: Theme) => `0 56px 0 ${palette.background.default}`,
} as const;
