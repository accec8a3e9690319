import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRefresh } from 'react-admin';
import { changedFields, rebased, type SettingsField } from './changed-fields';
import { ChangeList } from './version-changes';
import { settingName } from '../settings-form/setting-names';
import { useSettingsSchema } from '../../../shared/brands/use-settings-schema';
import { t } from '../../../shared/words/texts';

interface ConflictNoticeProps {
  /** The record as it was when the editing began. */
  record: TenantRecord;
  mine: Settings;
  version: number;
  onRebase: (latest: TenantRecord, merged: Settings) => void;
  onReload: () => void;
}

/** A colleague stored a version meanwhile: shows both changes and two ways on. Nothing is overwritten unseen. */
export function ConflictNotice({ record, mine, version, onRebase, onReload }: ConflictNoticeProps) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const schema = useSettingsSchema();
  const { data: latest } = useQuery({
    queryKey: ['conflict', record.id, version],
    queryFn: async () => (await dataProvider.getOne<TenantRecord>('tenants', { id: record.id })).data,
  });
  const ours = new Set<SettingsField>(changedFields(record.settings, mine));
  const theirs = new Set<SettingsField>(latest ? changedFields(record.settings, latest.settings) : []);

  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <AlertTitle>
        {t('Somebody stored version {{version}} while you edited version {{version2}}', {
          version,
          version2: record.version,
        })}
      </AlertTitle>
      <span>{t('Nothing of yours was stored yet.')}</span>
      {latest && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0, maxWidth: 860 }}>
          {[...new Set([...theirs, ...ours])].map((name) => (
            <Box
              key={name}
              component="li"
              aria-label={settingName(name, schema)}
              sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <span>{settingName(name, schema)}</span>
                {theirs.has(name) && ours.has(name) && (
                  <Chip color="warning" label={t('both')} sx={{ ml: 1 }} />
                )}
              </Typography>
              <Box
                sx={{
                  ...{ display: 'grid', columnGap: 3, rowGap: 1, mt: 0.5 },
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                }}
              >
                {theirs.has(name) && (
                  <Side who={t('They')} field={name} before={record.settings} after={latest.settings} />
                )}
                {ours.has(name) && (
                  <Side who={t('You')} field={name} before={record.settings} after={mine} isRight />
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={!latest}
          onClick={() => latest && onRebase(latest, rebased(record.settings, mine, latest.settings))}
        >
          {t('Put my changes on top of version {{version}}', { version })}
        </Button>
        <Button
          onClick={() => {
            onReload();
            refresh();
          }}
        >
          {t('Drop my changes and load version {{version}}', { version })}
        </Button>
      </Box>
    </Alert>
  );
}

interface SideProps {
  who: string;
  field: SettingsField;
  before: Settings;
  after: Settings;
  /** In the second column, where there are two. */
  isRight?: boolean;
}

/** What one of the two made of a field, value by value. */
function Side({ who, field, before, after, isRight = false }: SideProps) {
  const schema = useSettingsSchema();
  const change = { path: field, before: before[field] ?? null, after: after[field] ?? null };
  return (
    <Box sx={{ minWidth: 0, gridColumn: { sm: isRight ? 2 : 1 } }}>
      <Typography variant="caption" color="textSecondary">
        {who}
      </Typography>
      <ChangeList changes={[change]} currency={after.currency} of={settingName(field, schema)} />
    </Box>
  );
}
