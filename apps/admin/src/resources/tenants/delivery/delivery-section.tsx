import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffRight } from '@kindling/contract/route';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { usePermissions, useRecordContext } from 'react-admin';
import { t } from '../../../shared/words/texts';
import { RefusedAddresses } from './refused-addresses';
import { SendingDomain } from './sending-domain';
import { StoppedMailings } from './stopped-mailings';

/** Whether the brand's mails arrive: whom they are from, what is published for that, and which addresses refuse them. */
export function DeliverySection({ mayEdit }: { mayEdit: boolean }) {
  const record = useRecordContext<TenantRecord>();
  const { permissions = [] } = usePermissions<StaffRight[]>();
  if (!record) return null;
  return (
    <Box
      sx={{ px: { xs: 2, md: 2.5 }, py: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography variant="h2">{t('Mail delivery')}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
          {t(
            'Mails that are signed by the brand’s own domain arrive in the inbox. The domain is that of the address for support.',
          )}
        </Typography>
      </Box>
      <SendingDomain brand={record.id} version={record.version} mayEdit={mayEdit} />
      {permissions.includes('newsletters:write') && <StoppedMailings brand={record.id} />}
      <RefusedAddresses brand={record.id} mayEnd={permissions.includes('members:account')} />
    </Box>
  );
}
