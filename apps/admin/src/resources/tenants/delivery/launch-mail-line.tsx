import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '../../../shared/words/texts';
import { reasonText } from './delivery-words';
import { useMailDomain } from './use-mail-domain';

/** Whether the brand's domain signs its mails: a line of the launch list that holds nobody up. */
export function LaunchMailLine({ record }: { record: TenantRecord }) {
  const { data } = useMailDomain(record.id, record.version);
  if (!data) return null;
  const reason = reasonText(data.from);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, py: 1, borderTop: 1, borderColor: 'divider' }}>
      {reason === undefined ? (
        <CheckIcon titleAccess={t('Done')} color="success" sx={{ fontSize: 20 }} />
      ) : (
        <WarningIcon titleAccess={t('Advised')} color="warning" sx={{ fontSize: 20 }} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('Mails signed by the brand’s domain')}
        </Typography>
        {reason !== undefined && (
          <Typography variant="body2">
            <span>{`${reason} ${t('Unsigned mails often end in spam.')}`}</span>{' '}
            <Link component={RouterLink} to={`/tenants/${record.id}?section=delivery`}>
              {t('Put it right')}
            </Link>
          </Typography>
        )}
      </Box>
    </Box>
  );
}
