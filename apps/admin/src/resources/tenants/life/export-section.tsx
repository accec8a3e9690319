import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { BrandExport } from '@kindling/contract/overviews/calls/brand-exports';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'react-admin';
import { callApi } from '../../../shared/session/console-api';
import { consoleLocale, t } from '../../../shared/words/texts';
import { instantName } from '../../../shared/words/names';

const lookMs = 2000;
const button = { minHeight: { xs: 44, sm: 36 } };

/** The export of a closed brand's data: made on request, kept for a week. */
export function ExportSection() {
  const record = useRecordContext<TenantRecord>();
  const notify = useNotify();
  const client = useQueryClient();
  const params = { id: record?.id ?? '' };
  const queryKey = ['brand-exports', params.id];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => callApi('listBrandExports', { params }),
    enabled: record !== undefined,
    refetchInterval: ({ state }) => (state.data?.some(isMade) ? lookMs : false),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('askBrandExport', { params }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (!record) return null;
  const isClosed = record.state === 'closed';
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">{t('Export')}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
          {t(
            'What is the brand’s own, as a ZIP: settings with all versions, company, pages, words of mails, newsletters, codes, visits and signups by day, fictional profiles with their pictures, and payments, refunds and postings as bookkeeping needs them. No member is named in it: members take their own data along.',
          )}
        </Typography>
      </Box>
      {isClosed ? (
        <Button
          variant="contained"
          disabled={isPending || !data || data.some(isMade)}
          sx={{ ...button, justifySelf: 'start' }}
          onClick={() => mutate()}
        >
          {t('Make the export')}
        </Button>
      ) : (
        <Typography variant="body2">{t('It can be made once the brand is closed.')}</Typography>
      )}
      {data && <Exports brand={record.id} files={data} isClosed={isClosed} />}
      {!data && !isError && <Skeleton variant="rounded" height={72} />}
      {!data && isError && (
        <Alert
          severity="error"
          variant="outlined"
          action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
        >
          {t('The exports can’t be shown just now.')}
        </Alert>
      )}
    </Box>
  );
}

const isMade = ({ state }: BrandExport) => state === 'making';

function Exports({
  brand,
  files,
  isClosed,
}: {
  brand: string;
  files: readonly BrandExport[];
  isClosed: boolean;
}) {
  if (files.length === 0)
    return isClosed ? (
      <Typography variant="body2" color="textSecondary">
        {t('There is none yet. It takes seconds to minutes, and can be had for seven days.')}
      </Typography>
    ) : null;
  return (
    <Box component="ul" aria-label={t('Exports')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map((file) => (
        <Box
          component="li"
          key={file.id}
          sx={{
            ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
            ...{ py: 1.5, borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }} aria-live="polite">
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {stateLine(file)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('Asked for by {{name}}, {{at}}', { name: file.asked_by, at: instantName(file.asked_at) })}
            </Typography>
            {isMade(file) && <LinearProgress aria-label={t('It is being made')} sx={{ mt: 1 }} />}
          </Box>
          {file.state === 'ready' && <DownloadButton brand={brand} file={file.id} />}
        </Box>
      ))}
    </Box>
  );
}

function stateLine({ state, bytes, expires_at: expiresAt }: BrandExport): string {
  if (state === 'making') return t('It is being made');
  if (state === 'failed') return t('It could not be made. Make a new one.');
  return t('{{size}}, gone on {{at}}', { size: sizeName(bytes), at: instantName(expiresAt) });
}

function sizeName(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const digits = { maximumFractionDigits: amount < 10 ? 1 : 0 };
  return new Intl.NumberFormat(consoleLocale(), { style: 'unit', unit, ...digits }).format(amount);
}

/** The press fetches the address, which is valid for minutes and for this session alone. */
function DownloadButton({ brand, file }: { brand: string; file: string }) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('openBrandExport', { params: { id: brand, file } }),
    onSuccess({ path }) {
      const link = document.createElement('a');
      link.href = path;
      link.download = '';
      link.click();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button variant="outlined" disabled={isPending} sx={button} onClick={() => mutate()}>
      {t('Download')}
    </Button>
  );
}
