import RestoreIcon from '@mui/icons-material/Restore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import type { TenantRecord, TenantVersion } from '@kindling/contract/brands/calls/tenants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useGetList, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useConsoleDataProvider } from '../../../shared/session/data-provider';
import { instantName } from '../../../shared/words/names';
import { RestoreDialog } from '../life/restore-dialog';
import { VersionCompare } from '../life/version-compare';
import { ChangeList } from './version-changes';
import { t } from '../../../shared/words/texts';

const perPage = 25;

/** Every version the record ever had: when, by whom, what it changed; each can be made the newest again. */
export function VersionHistory({ mayRestore }: { mayRestore: boolean }) {
  const record = useRecordContext<TenantRecord>();
  const [page, setPage] = useState(0);
  const [asked, setAsked] = useState<TenantVersion>();
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<TenantVersion>(
    'tenant-versions',
    {
      filter: { tenant: record?.id },
      pagination: { page: page + 1, perPage },
      sort: { field: 'version', order: 'DESC' },
    },
    { enabled: record !== undefined },
  );
  const { restore, isRestoring } = useRestore();
  if (!record) return null;

  return (
    <>
      <Box sx={{ px: { xs: 2, md: 2.5 }, pt: 2, pb: 1.5 }}>
        <Typography variant="h2">{t('History')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(
            'Restoring makes a new version with the old settings; nothing is ever lost. Hosts and state stay as they are.',
          )}
        </Typography>
        {record.version > 1 && <VersionCompare record={record} />}
      </Box>
      {isPending && <Skeleton variant="rounded" height={120} sx={{ m: 2.5 }} />}
      <Box component="ol" aria-label={t('Versions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((version) => (
          <VersionEntry key={version.id} version={version} isLive={version.version === record.version}>
            {mayRestore && (
              <Button startIcon={<RestoreIcon />} onClick={() => setAsked(version)}>
                {t('Restore')}
              </Button>
            )}
          </VersionEntry>
        ))}
      </Box>
      {total > perPage && (
        <TablePagination
          component="div"
          count={total}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
      {asked && (
        <RestoreDialog
          record={record}
          version={asked.version}
          isRestoring={isRestoring}
          onRestore={() => void restore(record.id, asked.version).finally(() => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface VersionEntryProps {
  version: TenantVersion;
  isLive: boolean;
  /** The actions on a version that is not live. */
  children: ReactNode;
}

function VersionEntry({ version, isLive, children }: VersionEntryProps) {
  const isFirst = version.version === 1;
  return (
    <Box
      component="li"
      aria-label={t('Version {{version}}', { version: version.version })}
      sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 2, md: 2.5 }, py: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            {t('Version {{version}}', { version: version.version })}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            <bdi>{version.author === 'file' ? t('Imported file') : version.author}</bdi> ·{' '}
            {instantName(version.created_at)}
          </Typography>
        </Box>
        {isLive ? <Chip color="success" variant="outlined" label={t('Live')} /> : children}
      </Box>
      {version.changes.length > 0 ? (
        <ChangeList {...version} />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {isFirst ? t('The first version.') : t('Nothing changed.')}
        </Typography>
      )}
    </Box>
  );
}

function useRestore() {
  const dataProvider = useConsoleDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      dataProvider.restoreTenantVersion(id, version),
    onSuccess(stored) {
      notify(t('Version {{version}} is live', { version: stored.version }), { type: 'success' });
      refresh();
      return queryClient.invalidateQueries({ queryKey: ['tenant-versions'] });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return {
    isRestoring: isPending,
    // What went wrong was shown already.
    restore: (id: string, version: number) =>
      mutateAsync({ id, version }).then(
        () => undefined,
        () => undefined,
      ),
  };
}
