import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
        <Table size="small" sx={{ my: 1, maxWidth: 860 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('Field')}</TableCell>
              <TableCell>{t('They')}</TableCell>
              <TableCell>{t('You')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...new Set([...theirs, ...ours])].map((name) => (
              <TableRow key={name} sx={{ '& td': { verticalAlign: 'top' } }}>
                <TableCell>
                  <span>{settingName(name, schema)}</span>{' '}
                  {theirs.has(name) && ours.has(name) && (
                    <Chip color="warning" label={t('both')} sx={{ ml: 1 }} />
                  )}
                </TableCell>
                <TableCell>
                  {theirs.has(name) && (
                    <FieldChanges field={name} before={record.settings} after={latest.settings} />
                  )}
                </TableCell>
                <TableCell>
                  {ours.has(name) && <FieldChanges field={name} before={record.settings} after={mine} />}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
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

/** What became of one field, value by value. */
function FieldChanges({ field, before, after }: { field: SettingsField; before: Settings; after: Settings }) {
  const change = { path: field, before: before[field] ?? null, after: after[field] ?? null };
  return <ChangeList changes={[change]} currency={after.currency} />;
}
