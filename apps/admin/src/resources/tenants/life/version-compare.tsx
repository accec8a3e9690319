import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useState } from 'react';
import { ChangeList } from '../versions/version-changes';
import { useComparison } from './use-comparison';
import { t } from '../../../shared/words/texts';

/** Compares any two versions. */
export function VersionCompare({ record }: { record: TenantRecord }) {
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState(record.version - 1);
  const [after, setAfter] = useState(record.version);
  if (!isOpen)
    return (
      <Button sx={{ mt: 1, ml: -0.75 }} onClick={() => setOpen(true)}>
        {t('Compare two versions')}
      </Button>
    );
  return (
    <Box
      component="section"
      aria-label={t('Compare two versions')}
      sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <VersionInput label={t('From version')} value={before} most={record.version} onChange={setBefore} />
        <VersionInput label={t('To version')} value={after} most={record.version} onChange={setAfter} />
      </Box>
      <Differences id={record.id} before={before} after={after} />
    </Box>
  );
}

function Differences({ id, before, after }: { id: string; before: number; after: number }) {
  const compared = useComparison(id, before, after);
  if (!compared) return null;
  return compared.changes.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      {t('They are the same.')}
    </Typography>
  ) : (
    <ChangeList {...compared} />
  );
}

interface VersionInputProps {
  label: string;
  value: number;
  most: number;
  onChange: (version: number) => void;
}

function VersionInput({ label, value, most, onChange }: VersionInputProps) {
  return (
    <TextField
      label={label}
      type="number"
      value={value || ''}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ htmlInput: { min: 1, max: most } }}
      sx={{ maxWidth: 140 }}
    />
  );
}
