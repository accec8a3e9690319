import RestoreIcon from '@mui/icons-material/Restore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TenantRecord, tenantVersion } from '@kindling/contract/routes/console';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useGetList, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { z } from 'zod';
import { useConsoleDataProvider } from '../../shared/data-provider';
import { instantName } from '../../shared/names';

type Version = z.output<typeof tenantVersion>;

const perPage = 25;

/** Every version the record ever had: when, by whom, which fields; each can be made the newest again. */
export function VersionHistory({ mayRestore }: { mayRestore: boolean }) {
  const record = useRecordContext<TenantRecord>();
  const [page, setPage] = useState(0);
  const [asked, setAsked] = useState<Version>();
  const { data = [], total = 0 } = useGetList<Version>(
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
      <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
        <Typography variant="h2">History</Typography>
        <Typography variant="body2" color="textSecondary">
          Restoring makes a new version with the old settings; nothing is ever lost.
        </Typography>
      </Box>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ width: 80 }}>
                Version
              </TableCell>
              <TableCell>Stored</TableCell>
              <TableCell>By</TableCell>
              <TableCell>Changed</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((version) => (
              <TableRow key={version.id} hover>
                <TableCell align="right">{version.version}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{instantName(version.created_at)}</TableCell>
                <TableCell>{version.author === 'file' ? 'Imported file' : version.author}</TableCell>
                <TableCell>
                  <ChangedPaths version={version} />
                </TableCell>
                <TableCell align="right" sx={{ py: 0.25, height: 40 }}>
                  {version.version === record.version ? (
                    <Chip color="success" variant="outlined" label="Live" />
                  ) : (
                    mayRestore && (
                      <Button startIcon={<RestoreIcon />} onClick={() => setAsked(version)}>
                        Restore
                      </Button>
                    )
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
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
      <Confirm
        isOpen={asked !== undefined}
        loading={isRestoring}
        title={`Restore version ${asked?.version ?? ''}?`}
        content={`The settings of version ${asked?.version ?? ''} become version ${record.version + 1} and are live within a second.`}
        confirm="Restore"
        onConfirm={() => asked && restore(record.id, asked.version).finally(() => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function ChangedPaths({ version }: { version: Version }) {
  if (version.changed.length === 0) {
    return <Typography variant="caption">{version.version === 1 ? 'First version' : 'Nothing'}</Typography>;
  }
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {version.changed.map((path) => (
        <Chip key={path} label={path} variant="outlined" sx={{ fontFamily: 'ui-monospace, monospace' }} />
      ))}
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
      notify(`Version ${stored.version} is live`, { type: 'success' });
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
