import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { StaffRight } from '@kindling/contract/route';
import type { PreviewTrial } from '@kindling/contract/brands/calls/brands';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePermissions, useRecordContext } from 'react-admin';
import { BrandState } from '../../shared/chips/brand-state';
import { HostLink } from '../../shared/brands/host-link';
import { instantName } from '../../shared/words/names';
import { useAddress } from '../../shared/browser/use-address';
import { CloneDialog } from './life/clone-dialog';
import { DeliverySection } from './delivery/delivery-section';
import { ExportSection } from './life/export-section';
import { FileSection } from './life/file-section';
import { HostsSection } from './life/hosts-section';
import { LaunchSection } from './life/launch-section';
import { PreviewPane } from './life/preview-pane';
import { MailsSection } from './mails/mails-section';
import { SectionChoice } from './section-choice';
import { sectionsOf, type Section } from '../../shared/brands/setting-sections';
import { problemCounts, type SettingsProblem } from './settings-form/settings-problems';
import { showSetting } from './settings-form/show-setting';
import { useSettingsSchema } from '../../shared/brands/use-settings-schema';
import { VersionHistory } from './versions/version-history';
import { PageTitle } from '../../shared/ui/page-title';
import { t } from '../../shared/words/texts';

interface TenantPageProps {
  problems: readonly SettingsProblem[];
  /** Whether the reader may change more than they see. */
  mayEdit: boolean;
  /** The look in the form, where it is not the stored one. */
  trial?: PreviewTrial['look'];
  /** Shown above the sections: what needs an answer first. */
  notice?: ReactNode;
  form: (section: Section) => ReactNode;
  /** Shown below the open section. */
  toolbar?: ReactNode;
}

/** Sections other than the settings, in the order of a brand's life. */
const lifeSections = {
  launch: t('Launch'),
  hosts: t('Hosts'),
  mails: t('Mails'),
  delivery: t('Mail delivery'),
  history: t('History'),
  file: t('File'),
  export: t('Export'),
} as const;

/** One brand: a column of sections (a row where it is narrow), the open one, and the site. */
export function TenantPage({ problems, mayEdit, trial, notice, form, toolbar }: TenantPageProps) {
  const record = useRecordContext<TenantRecord>();
  const schema = useSettingsSchema();
  const sections = useMemo(() => sectionsOf(Object.keys(schema?.properties ?? {})), [schema]);
  const counts = useMemo(() => problemCounts(problems), [problems]);
  const [{ section: asked, field }, change] = useAddress<'section' | 'field'>();
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const mayExport = permissions.includes('tenants:export');
  const [isPreviewed, setPreviewed] = useState(false);
  const open = asked ?? (record?.state === 'draft' ? 'launch' : sections[0]?.id) ?? 'launch';
  const section = sections.find(({ id }) => id === open);
  useFieldInView(section && field);
  if (!record) return null;
  const options = sections.map(({ id, title, fields }) => ({
    id,
    title,
    problems: fields.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
  }));
  const firstProblem = (id: string) => {
    const names = sections.find((one) => one.id === id)?.fields ?? [];
    return problems.find(({ path }) => names.includes(path.split('.')[0] ?? path))?.path ?? '';
  };
  const life = Object.entries(lifeSections)
    .filter(([id]) => id !== 'export' || mayExport)
    .map(([id, title]) => ({ id, title, problems: 0 }));
  const title = section?.title ?? life.find(({ id }) => id === open)?.title ?? lifeSections.launch;

  return (
    <Box sx={{ maxWidth: isPreviewed ? 1720 : 1120 }}>
      <TenantHeader
        record={record}
        mayClone={mayEdit}
        onPreview={() => setPreviewed((before) => !before)}
        isPreviewed={isPreviewed}
      />
      {notice}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '190px minmax(0, 1fr)',
            lg: isPreviewed ? '150px minmax(0, 1fr) minmax(360px, 38%)' : '190px minmax(0, 1fr)',
          },
        }}
      >
        {isPreviewed && (
          // Above the form where there is no room next to it, so that the preview is in sight at once.
          <Box sx={{ gridColumn: { md: '1 / -1', lg: 3 }, gridRow: { lg: 1 }, minWidth: 0 }}>
            <PreviewPane record={record} look={trial} onClose={() => setPreviewed(false)} />
          </Box>
        )}
        <SectionChoice
          // A draft's way to its launch comes first.
          sections={
            record.state === 'draft'
              ? [...life.slice(0, 1), ...options, ...life.slice(1)]
              : [...options, ...life]
          }
          value={section || life.some(({ id }) => id === open) ? open : 'launch'}
          // A section with problems opens at its first.
          onChange={(id) => change({ section: id, field: firstProblem(id) })}
        />
        <Card
          component="section"
          aria-label={title}
          sx={{ overflow: 'visible', minWidth: 0, alignSelf: 'start' }}
        >
          {section ? (
            <>
              <Box sx={{ px: { xs: 2, md: 2.5 }, pt: 2 }}>
                <Typography variant="h2">{section.title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {section.hint}
                </Typography>
              </Box>
              <Box sx={{ p: { xs: 2, md: 2.5 } }}>{form(section)}</Box>
            </>
          ) : open === 'history' ? (
            <VersionHistory mayRestore={mayEdit} />
          ) : open === 'hosts' ? (
            <HostsSection mayEdit={mayEdit} />
          ) : open === 'mails' ? (
            <MailsSection mayTry={mayEdit} />
          ) : open === 'delivery' ? (
            <DeliverySection mayEdit={mayEdit} />
          ) : open === 'file' ? (
            <FileSection />
          ) : open === 'export' && mayExport ? (
            <ExportSection />
          ) : (
            <LaunchSection
              mayEdit={mayEdit}
              sectionOf={(name) => sections.find(({ fields }) => fields.includes(name))?.id}
            />
          )}
          {section && toolbar}
        </Card>
      </Box>
    </Box>
  );
}

/** Brings the field that an address names into view, once it is there. @param field dotted path of the settings */
function useFieldInView(field: string | undefined): void {
  useEffect(() => {
    if (!field) return;
    const looking = new MutationObserver(() => show());
    const show = () => {
      if (showSetting(field)) looking.disconnect();
    };
    looking.observe(document.body, { childList: true, subtree: true });
    show();
    return () => looking.disconnect();
  }, [field]);
}

const headerButton = { minHeight: { xs: 44, sm: 32 }, flex: { xs: 1, sm: 'none' } };

interface TenantHeaderProps {
  record: TenantRecord;
  mayClone: boolean;
  isPreviewed: boolean;
  onPreview: () => void;
}

function TenantHeader({ record, mayClone, isPreviewed, onPreview }: TenantHeaderProps) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const [isCloning, setCloning] = useState(false);
  return (
    <Box sx={{ pt: 1, pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.25, flexWrap: 'wrap' }}>
        <PageTitle title={record.name} />
        <Chip label={t('Version {{version}}', { version: record.version })} variant="outlined" />
        <BrandState brand={record} />
        <Typography variant="body2" color="textSecondary">
          {t('stored {{updated_at}}', { updated_at: instantName(record.updated_at) })}
        </Typography>
        <Box
          sx={{
            ml: { sm: 'auto' },
            display: 'flex',
            gap: 1,
            width: { xs: '100%', sm: 'auto' },
            mt: { xs: 1, sm: 0 },
          }}
        >
          <Button variant="outlined" aria-pressed={isPreviewed} onClick={onPreview} sx={headerButton}>
            {isPreviewed ? t('Hide preview') : t('Preview')}
          </Button>
          {mayClone && permissions.includes('tenants:create') && (
            <Button variant="outlined" onClick={() => setCloning(true)} sx={headerButton}>
              {t('Clone')}
            </Button>
          )}
        </Box>
      </Box>
      {isCloning && <CloneDialog record={record} onClose={() => setCloning(false)} />}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 0.5, fontSize: '0.8125rem' }}>
        {record.hosts.map((host) => (
          <HostLink key={host} host={host} />
        ))}
      </Box>
      {record.conflict && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {t(
            'The file config/tenants/{{id}}.json changed on disk after this record was edited here. The record stays as it is; bring the file in line with it, or import the file from the command line.',
            { id: record.id },
          )}
        </Alert>
      )}
    </Box>
  );
}
