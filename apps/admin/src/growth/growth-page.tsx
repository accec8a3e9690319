import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { shiftedDay } from '@kindling/contract/brands/brand-day';
import { useScope } from '../shared/brands/scope';
import { Choice } from '../shared/ui/choice';
import { PageFrame } from '../shared/ui/page-frame';
import { useAddress } from '../shared/browser/use-address';
import { CohortsView } from './cohorts-view';
import { PagesView } from './pages-view';
import { SourcesView } from './sources-view';
import { CodeUseView } from './code-use-view';
import { t } from '../shared/words/texts';

const ranges = [
  ['7', t('7 days')],
  ['28', t('28 days')],
  ['91', t('13 weeks')],
] as const;

const views = [
  ['sources', t('Sources')],
  ['pages', t('Landing pages')],
  ['use', t('Codes and invitations')],
  ['cohorts', t('Cohorts')],
] as const;
type View = (typeof views)[number][0];

/** Acquisition sources and funnel in the current scope. */
export function GrowthPage() {
  const [address, change] = useAddress<'range' | 'view' | 'network' | 'ref'>();
  const tenant = useScope();
  const range = ranges.find(([each]) => each === address.range)?.[0] ?? '91';
  const view: View = views.find(([each]) => each === address.view)?.[0] ?? 'sources';
  const to = new Date().toISOString().slice(0, 10);
  const span = { ...(tenant && { tenant }), from: shiftedDay(to, 1 - Number(range)), to };
  return (
    <PageFrame
      needsBrand
      right="growth:read"
      title={t('Growth')}
      lead={t(
        'Where members come from, and how many of them stay. Numbers only: none of them leads to a member.',
      )}
      controls={
        view !== 'cohorts' && (
          <Choice
            label={t('Range')}
            value={range}
            options={ranges}
            onChange={(value) => change({ range: value })}
          />
        )
      }
    >
      <Tabs
        value={view}
        onChange={(_, chosen: View) => change({ view: chosen })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('What is told')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map(([each, name]) => (
          <Tab
            key={each}
            value={each}
            label={name}
            id={`growth-tab-${each}`}
            aria-controls="growth-panel"
            sx={{ textTransform: 'none', minHeight: 44 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="growth-panel"
        aria-labelledby={`growth-tab-${view}`}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {view === 'sources' && (
          <SourcesView
            span={span}
            network={address.network || undefined}
            byRef={address.network && address.ref?.startsWith('=') ? address.ref.slice(1) : undefined}
            onGo={(network, byRef) =>
              change({ network: network ?? '', ref: byRef === undefined ? '' : `=${byRef}` })
            }
          />
        )}
        {view === 'pages' && <PagesView span={span} />}
        {view === 'use' && <CodeUseView span={span} />}
        {view === 'cohorts' && <CohortsView tenant={tenant} />}
      </Box>
    </PageFrame>
  );
}
