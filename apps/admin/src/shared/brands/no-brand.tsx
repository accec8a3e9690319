import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { StaffRight } from '@kindling/contract/route';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import type { ReactNode } from 'react';
import { useGetList, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { firstBrands } from './brand-choice';
import { t } from '../words/texts';

/** Says that the reader has no brand, and how to get one. */
export function NoBrand() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const mayCreate = permissions.includes('tenants:create');
  return (
    <Card sx={{ p: 3, color: 'text.secondary', display: 'grid', justifyItems: 'start', gap: 1.5 }}>
      <span>
        {mayCreate
          ? t('There is no brand yet. Once there is one, its numbers stand here.')
          : t('You were given no brand yet. Ask an owner of this console for one.')}
      </span>
      {mayCreate && (
        <Button variant="contained" component={Link} to="/tenants/create" sx={{ minHeight: 40 }}>
          {t('Make the first brand')}
        </Button>
      )}
    </Card>
  );
}

/** A page about one brand at a time, for readers who have one. */
export function NeedsBrand({ children }: { children: ReactNode }) {
  const { total } = useGetList<TenantRow>('tenants', firstBrands);
  return total === 0 ? <NoBrand /> : children;
}
