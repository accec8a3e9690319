import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { usePermissions } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { DeskKindName } from '@kindling/contract/desk';
import type { StaffRight } from '@kindling/contract/route';
import { kindsFor } from '../shared/desk-kinds';
import { kindNames } from './desk-names';
import { KeyCap } from './key-cap';
import { useBrands } from './use-brands';
import { countOf, useWaiting } from './use-waiting';
import type { ViewingCare } from './use-viewing-care';
import { t } from '../shared/texts';

interface DeskHeadProps {
  kind: DeskKindName;
  tenant: string | undefined;
  care: ViewingCare;
  onCare: (change: Partial<ViewingCare>) => void;
  onRest: () => void;
}

/** The queues with what waits in each, the brand, and how gently pictures are shown. */
export function DeskHead({ kind, tenant, care, onCare, onRest }: DeskHeadProps) {
  const navigate = useNavigate();
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const waiting = useWaiting() ?? [];
  const brands = useBrands();
  const search = tenant === undefined ? '' : `?tenant=${tenant}`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Tabs value={kind} variant="scrollable" allowScrollButtonsMobile aria-label={t('Queues')}>
        {kindsFor(permissions).map((each) => (
          <Tab
            key={each}
            value={each}
            component={Link}
            to={`/desk/${each}${search}`}
            label={`${kindNames[each]} · ${countOf(waiting, each, tenant)}`}
          />
        ))}
      </Tabs>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          label={t('Brand')}
          value={tenant ?? ''}
          onChange={({ target }) =>
            void navigate(`/desk/${kind}${target.value === '' ? '' : `?tenant=${target.value}`}`)
          }
          fullWidth={false}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 190 }}
        >
          <MenuItem value="">{t('All my brands')}</MenuItem>
          {brands.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name} · {countOf(waiting, kind, String(id))}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ flex: 1 }} />
        <ToggleButton
          size="small"
          value="blur"
          selected={care.blur}
          aria-keyshortcuts="b"
          onChange={() => onCare({ blur: !care.blur })}
        >
          {t('Blur')}
          <KeyCap>B</KeyCap>
        </ToggleButton>
        <ToggleButton
          size="small"
          value="grey"
          selected={care.grey}
          aria-keyshortcuts="g"
          onChange={() => onCare({ grey: !care.grey })}
        >
          {t('Grey')}
          <KeyCap>G</KeyCap>
        </ToggleButton>
        <Button variant="outlined" onClick={onRest}>
          {t('Enough for now')}
        </Button>
      </Box>
    </Box>
  );
}
