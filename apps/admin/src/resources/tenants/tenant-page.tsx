import Alert from '@mui/material/Alert';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { TenantRecord } from '@kindling/contract/routes/console';
import { useMemo, useState, type ReactNode } from 'react';
import { Title, useRecordContext } from 'react-admin';
import { HostLink } from '../../shared/host-link';
import { instantName } from '../../shared/names';
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

const historyTab = 'history';

/** One brand: its sections down the side (above, where it is narrow), the open one beside them. */
export function TenantPage({ problems, mayRestore, notice, form, toolbar }: TenantPageProps) {
  const record = useRecordContext<TenantRecord>();
  const schema = useSettingsSchema();
  const sections = useMemo(() => sectionsOf(Object.keys(schema?.properties ?? {})), [schema]);
  const counts = useMemo(() => problemCounts(problems), [problems]);
  const [open, setOpen] = useState(sections[0]?.id ?? historyTab);
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const section = sections.find(({ id }) => id === open);
  if (!record) return null;

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
        <Tabs
          orientation={isWide ? 'vertical' : 'horizontal'}
          variant={isWide ? 'standard' : 'scrollable'}
          scrollButtons="auto"
          allowScrollButtonsMobile
          value={open}
          onChange={(_, id: string) => setOpen(id)}
          aria-label="Sections of the settings"
          sx={{
            position: { md: 'sticky' },
            top: { md: 64 },
            alignSelf: 'start',
            '& .MuiTab-root': { alignItems: { md: 'flex-start' }, textAlign: 'left', px: 1.5 },
          }}
        >
          {sections.map(({ id, title, fields }) => (
            <Tab
              key={id}
              value={id}
              id={`tab-${id}`}
              label={<TabLabel title={title} fields={fields} counts={counts} />}
            />
          ))}
          <Tab value={historyTab} id={`tab-${historyTab}`} label="History" />
        </Tabs>
        <Card
          role="tabpanel"
          aria-labelledby={`tab-${open}`}
          sx={{ overflow: 'visible', minWidth: 0, alignSelf: 'start' }}
        >
          {section ? (
            <>
              <Box sx={{ px: 2.5, pt: 2 }}>
                <Typography variant="h2">{section.title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {section.hint}
                </Typography>
              </Box>
              <Box sx={{ p: 2.5 }}>{form(section)}</Box>
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flexWrap: 'wrap' }}>
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
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          The file config/tenants/{record.id}.json changed on disk after this record was edited here. The
          record stays as it is; bring the file in line with it, or import the file from the command line.
        </Alert>
      )}
    </Box>
  );
}

interface TabLabelProps {
  title: string;
  fields: readonly string[];
  counts: ReadonlyMap<string, number>;
}

function TabLabel({ title, fields, counts }: TabLabelProps) {
  const problems = fields.reduce((sum, field) => sum + (counts.get(field) ?? 0), 0);
  return (
    <Badge badgeContent={problems} color="error" sx={{ '& .MuiBadge-badge': { right: -14, top: 10 } }}>
      {title}
    </Badge>
  );
}
