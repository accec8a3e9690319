import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { markNames } from '@kindling/contract/themes/own-marks';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { callApi } from '../../../shared/session/console-api';
import { saveFile } from '../../../shared/browser/save-file';
import { ChangeList } from '../versions/version-changes';
import { t } from '../../../shared/words/texts';

/** The brand as a file of `config/tenants`, and where the one on the server's disk says something else. */
export function FileSection() {
  const record = useRecordContext<TenantRecord>();
  const { data } = useQuery({
    queryKey: ['tenant-file', record?.id, record?.version],
    queryFn: () => callApi('getTenantFile', { params: { id: record?.id ?? '' } }),
    enabled: record !== undefined,
  });
  if (!record) return null;
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box>
        <Typography variant="h2">{t('File')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('Brands can also be kept as files, beside the software. What stands here is what is live.')}
        </Typography>
      </Box>
      {!data && <Skeleton variant="rounded" height={80} width="100%" />}
      {data && (
        <>
          <Button
            variant="outlined"
            sx={{ minHeight: { xs: 44, sm: 36 } }}
            onClick={() =>
              saveFile(`${record.id}.json`, `${JSON.stringify(data.file, null, 2)}\n`, 'application/json')
            }
          >
            {t('Download {{id}}.json', { id: record.id })}
          </Button>
          {markNames(data.file.settings.look?.marks).map((name) => (
            <Link
              key={name}
              href={`/admin-api/tenant-marks/${record.id}/${name}.webp`}
              download={`${name}.webp`}
              variant="body2"
            >
              {t('Its picture for config/tenants/marks: {{name}}.webp', { name })}
            </Link>
          ))}
          <Typography variant="body2">
            {fileLine(data.on_disk, data.differences.length + data.problems.length)}
          </Typography>
          {data.problems.map((problem) => (
            <Typography key={problem} variant="body2" color="error">
              {problem}
            </Typography>
          ))}
          {data.differences.length > 0 && (
            <Box sx={{ width: '100%' }}>
              <Typography variant="body2" color="textSecondary">
                {t('In the file → live')}
              </Typography>
              <ChangeList changes={data.differences} currency={record.settings.currency} />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

function fileLine(isOnDisk: boolean, differences: number): string {
  if (!isOnDisk) return t('The server has no file of this brand: it lives in the database alone.');
  return differences === 0
    ? t('The file on the server says the same.')
    : t('The file on the server says something else:');
}
