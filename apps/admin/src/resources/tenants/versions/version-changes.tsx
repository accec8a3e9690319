import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TenantRecord, TenantVersion } from '@kindling/contract/brands/calls/tenants';
import { useRecordContext } from 'react-admin';
import { readableChanges, type ReadableChange } from './settings-changes';
import { useSettingsChoices } from '../settings-form/use-settings-choices';
import { useSettingsSchema } from '../../../shared/brands/use-settings-schema';
import { t } from '../../../shared/words/texts';

/** Differences between two versions, field by field: before and after. @param of the field that stands above already */
export function ChangeList({
  changes: told,
  currency,
  of,
}: Pick<TenantVersion, 'changes' | 'currency'> & { of?: string }) {
  const schema = useSettingsSchema();
  const companies = useSettingsChoices()?.companies ?? [];
  if (!schema) return null;
  const companyName = (id: string) => companies.find((company) => company.id === id)?.name ?? id;
  const words = { schema, currency, companyName };
  const changes = told.flatMap((change) => readableChanges(change, words));
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
      {changes.map((change) => (
        <Change key={change.label} change={change} isNamed={change.label !== of} />
      ))}
    </Box>
  );
}

/** For screen readers alone. */
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const side = {
  textDecoration: 'none',
  borderRadius: '4px',
  px: 0.75,
  py: 0.25,
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
} as const;

export function Change({
  change: { label, before, after, language, kind },
  isNamed = true,
}: {
  change: ReadableChange;
  /** Whether its name stands beside it; otherwise it is for screen readers alone. */
  isNamed?: boolean;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.25,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: isNamed ? 'minmax(0, 190px) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={isNamed ? undefined : unseen}>
        {label}
      </Typography>
      <Box
        component="dd"
        lang={language}
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, minWidth: 0 }}
      >
        {before !== undefined && (
          <Box
            component="del"
            sx={[side, (theme) => ({ bgcolor: tint(theme.palette.error.main), color: 'text.secondary' })]}
          >
            <Value kind={kind}>{before}</Value>
          </Box>
        )}
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          →
        </Box>
        {after === undefined ? (
          <Box component="span" sx={{ ...side, color: 'text.secondary', fontStyle: 'italic' }}>
            {t('removed')}
          </Box>
        ) : (
          <Box component="ins" sx={[side, (theme) => ({ bgcolor: tint(theme.palette.success.main) })]}>
            <Value kind={kind}>{after}</Value>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** A colour with a swatch of it, a picture as itself, and words as they are. */
function Value({ kind, children: value }: { kind: ReadableChange['kind']; children: string }) {
  const brand = useRecordContext<TenantRecord>()?.id;
  if (kind === 'picture' && brand !== undefined)
    return (
      <Box
        component="img"
        src={`/admin-api/tenant-marks/${brand}/${value}.webp`}
        alt={value}
        sx={{ display: 'block', maxHeight: 40, maxWidth: 160 }}
      />
    );
  if (kind !== 'colour') return value;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 14, height: 14, borderRadius: 0.5, border: 1, borderColor: 'divider' }}
        style={{ backgroundColor: value }}
      />
      {value}
    </Box>
  );
}

/** A colour so faint that text on it reads as on paper. */
function tint(colour: string): string {
  return `color-mix(in srgb, ${colour} 12%, transparent)`;
}
