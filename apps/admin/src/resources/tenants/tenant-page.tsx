import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { TenantRecord } from '@kindling/contract/routes/tenants';
import { useMemo, useState, type ReactNode } from 'react';
import { Title, useRecordContext } from 'react-admin';
import { HostLink } from '../../shared/host-link';
import { instantName } from '../../shared/names';
import { SectionChoice } from './section-choice';
import { sectionsOf, type Section } from './settings-form/sections';
import { problemCounts, type SettingsProblem } from './settings-form/settings-problems';
import { useSettingsSchema } from './settings-form/use-settings-schema';
import { VersionHistory } from './version-history';

interface TenantPageProps {
  problems: readonly SettingsProblem[];
  mayRestore: boolean;
  /** Stands above the sections: what needs an answer first. */
  notice?: ReactNode;
  form: (section: Section) => ReactNode;
  /** Stands below the open section. */
  toolbar?: ReactNode;
}

const historySection = 'history';

/** One brand: its sections down the side (above, where it is narrow), the open one beside them. */
export function TenantPage({ problems, mayRestore, notice, form, toolbar }: TenantPageProps) {
  const record = useRecordContext<TenantRecord>();
  const schema = useSettingsSchema();
  const sections = useMemo(() => sectionsOf(Object.keys(schema?.properties ?? {})), [schema]);
  const counts = useMemo(() => problemCounts(problems), [problems]);
  const [open, setOpen] = useState(sections[0]?.id ?? historySection);
  const section = sections.find(({ id }) => id === open);
  if (!record) return null;
  const options = sections.map(({ id, title, fields }) => ({
    id,
    title,
    problems: fields.reduce((sum, field) => sum + (counts.get(field) ?? 0), 0),
  }));

  return (
    <Box sx={{ maxWidth: 1120 }}>
      <Title title={record.name} />
      <TenantHeader record={record} />
      {notice}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '190px minmax(0, 1fr)' },
        }}
      >
        <SectionChoice
          sections={[...options, { id: historySection, title: 'History', problems: 0 }]}
          value={open}
          onChange={setOpen}
        />
        <Card
          component="section"
          aria-label={section?.title ?? 'History'}
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
          ) : (
            <VersionHistory mayRestore={mayRestore} />
          )}
          {section && toolbar}
        </Card>
      </Box>
    </Box>
  );
}

function TenantHeader({ record }: { record: TenantRecord }) {
  return (
    <Box sx={{ pt: 1, pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.25, flexWrap: 'wrap' }}>
        <Typography variant="h1">{record.name}</Typography>
        <Chip label={`Version ${record.version}`} variant="outlined" />
        <Typography variant="body2" color="textSecondary">
          stored {instantName(record.updated_at)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 0.5, fontSize: '0.8125rem' }}>
        {record.hosts.map((host) => (
          <HostLink key={host} host={host} />
        ))}
      </Box>
      {record.conflict && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          The file config/tenants/{record.id}.json changed on disk after this record was edited here. The
          record stays as it is; bring the file in line with it, or import the file from the command line.
        </Alert>
      )}
    </Box>
  );
}
