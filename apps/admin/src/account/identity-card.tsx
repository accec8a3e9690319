import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { StaffMember } from '@kindling/contract/console/calls/staff';
import { RecordContextProvider } from 'react-admin';
import { FactList } from '../shared/ui/fact-list';
import { BrandName } from '../shared/brands/brand-name';
import { codeName, t } from '../shared/words/texts';

/** The reader's role and brands, which another owner changes. */
export function IdentityCard({ staff: { name, email, role, tenants } }: { staff: StaffMember }) {
  return (
    <Card component="section" aria-labelledby="account-who" sx={{ p: 2 }}>
      <Typography variant="h2" id="account-who" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <FactList
        facts={[
          [t('Mail address'), email],
          [t('Role'), codeName(role)],
          [t('Brands'), tenants === null ? t('All') : <BrandNames key="brands" ids={tenants} />],
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('Name, role and brands are changed by an owner, under Staff.')}
      </Typography>
    </Card>
  );
}

function BrandNames({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return t('None yet');
  return ids.map((id, index) => (
    <RecordContextProvider key={id} value={{ id, tenant: id }}>
      {index > 0 && <span>, </span>}
      <BrandName />
    </RecordContextProvider>
  ));
}
