import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useNavigate } from 'react-router-dom';
import type { DeskKindName } from '@kindling/contract/safety/desk';
import { KeyCap } from '../shared/ui/key-cap';
import { QueueStrip } from '../shared/queues/queue-strip';
import { countOf, inBrand } from '../shared/queues/queues';
import { useWaiting } from '../shared/queues/use-waiting';
import { useBrands } from '../shared/brands/use-brands';
import type { ViewingCare } from './views/use-viewing-care';
import { t } from '../shared/words/texts';

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
  const { rows = [] } = useWaiting();
  const brands = useBrands();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <QueueStrip queue={kind} tenant={tenant} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          label={t('Brand')}
          value={tenant ?? ''}
          onChange={({ target }) =>
            // "All brands" is written to the address too: otherwise the current scope would apply.
            void navigate(inBrand(`/desk/${kind}`, target.value))
          }
          fullWidth={false}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 190 }}
        >
          <MenuItem value="">{t('All my brands')}</MenuItem>
          {brands.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name} · {countOf(rows, kind, String(id))}
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
