import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { SettingsChoices } from '@kindling/contract/brands/calls/tenants';
import type { ReactNode } from 'react';
import { codeName, t } from '../../../shared/words/texts';

interface ThemeChoiceProps {
  /** By which a form finds it. */
  name: string;
  themes: SettingsChoices['themes'];
  value: string;
  onChange: (theme: string) => void;
  error: ReactNode;
}

/** The themes, each with its colours. */
export function ThemeChoice({ name, themes, value, onChange, error }: ThemeChoiceProps) {
  return (
    <Box role="radiogroup" aria-label={t('Colours')} sx={{ gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
        {themes.map(({ id, colours: [primary, secondary, canvas, night] }) => (
          <ButtonBase
            key={id}
            name={name}
            role="radio"
            aria-checked={id === value}
            onClick={() => onChange(id)}
            sx={{
              display: 'block',
              textAlign: 'left',
              border: 2,
              borderColor: id === value ? 'primary.main' : 'divider',
              borderRadius: 1,
              overflow: 'hidden',
              '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Box
              aria-hidden
              sx={{ height: 56, p: 1, display: 'flex', gap: 0.5 }}
              style={{ backgroundColor: night }}
            >
              <Box sx={{ width: 18, borderRadius: 0.5 }} style={{ backgroundColor: primary }} />
              <Box sx={{ width: 18, borderRadius: 0.5 }} style={{ backgroundColor: secondary }} />
              <Box sx={{ flex: 1, borderRadius: 0.5 }} style={{ backgroundColor: canvas }} />
            </Box>
            <Typography variant="body2" sx={{ px: 1, py: 0.75, fontWeight: id === value ? 650 : 400 }}>
              {codeName(id)}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
