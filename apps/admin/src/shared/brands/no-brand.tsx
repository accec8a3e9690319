import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { StaffRight } from '@kindling/contract/route';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKnownBrands } from './use-brands';
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

/** Shows its children only to readers with a brand. */
export function NeedsBrand({ children }: { children: ReactNode }) {
  const { brands, isWhole } = useKnownBrands();
  return isWhole && brands.length === 0 ? <NoBrand /> : children;
}
