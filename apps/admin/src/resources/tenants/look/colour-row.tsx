import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '../../../shared/words/texts';

interface ColourRowProps {
  id: string;
  label: string;
  help: string;
  /** What the brand chose; undefined where it wears the theme's. */
  value: string | undefined;
  /** The colour without a choice. */
  inherited: string;
  /** The source of the inherited colour. */
  from: string;
  onChange: (colour: string | undefined) => void;
  disabled: boolean;
  error?: string | undefined;
  /** The nearest colour that would do. */
  offer?: string | undefined;
}

const isColour = /^#[0-9a-f]{6}$/i;

/** One colour of a brand: picked or typed, or the theme's; with the nearest that works where this one does not. */
export function ColourRow(props: ColourRowProps) {
  const { id, label, help, value, inherited, from, onChange, disabled, error, offer } = props;
  const shown = value ?? inherited;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '44px minmax(0, 1fr)', alignItems: 'start' }}>
      <Box
        component="input"
        type="color"
        aria-label={t('Pick {{label}}', { label: label.toLowerCase() })}
        value={isColour.test(shown) ? shown.toLowerCase() : inherited}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        sx={{
          ...{ width: 44, height: 44, p: 0.25, border: 1, borderColor: 'divider', borderRadius: 1 },
          ...{ bgcolor: 'background.paper', cursor: disabled ? 'default' : 'pointer' },
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <TextField
          id={id}
          label={label}
          value={shown}
          disabled={disabled}
          error={error !== undefined}
          helperText={error ?? help}
          onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value.trim())}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 7 } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {offer && !disabled && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => onChange(offer)}
              startIcon={
                <Box
                  aria-hidden
                  sx={{ width: 14, height: 14, borderRadius: 0.5, border: 1, borderColor: 'divider' }}
                  style={{ backgroundColor: offer }}
                />
              }
            >
              {t('Take {{offer}}', { offer })}
            </Button>
          )}
          {value !== undefined && !disabled && (
            <Button size="small" onClick={() => onChange(undefined)} sx={{ ml: offer ? 0 : -0.75 }}>
              {t('Take it back')}
            </Button>
          )}
          {value === undefined && (
            <Typography variant="caption" color="textSecondary">
              {from}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
