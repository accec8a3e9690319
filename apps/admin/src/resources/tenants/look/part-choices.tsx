import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type OwnLook } from '@kindling/contract/themes/own-look';
import { compositions, type Composition, type ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { useSettingsChoices } from '../settings-form/use-settings-choices';
import { tidyLook } from './look-colours';
import { codeName, t } from '../../../shared/words/texts';

/** What a brand chooses besides its colours, in the order of a page. */
const parts: readonly { name: Composition; label: string; help: string }[] = [
  { name: 'bar', label: t('Top bar'), help: t('How it lies over the first screen') },
  { name: 'hero', label: t('First screen'), help: t('How picture and headline stand') },
  { name: 'steps', label: t('Steps and lists'), help: t('How they are drawn') },
  { name: 'cards', label: t('Photo cards'), help: t('How they lie, and what stands around them') },
];

interface PartChoicesProps {
  id: string;
  look: OwnLook;
  base: ThemeTokens;
  onChange: (look: OwnLook | undefined) => void;
  disabled: boolean;
}

/** Type, corners and composition: each of one of the themes, or the theme's that is worn. */
export function PartChoices({ id, look, base, onChange, disabled }: PartChoicesProps) {
  const themes = useSettingsChoices()?.themes.map(({ tokens }) => tokens) ?? [];
  const choose = (name: 'type' | 'shape' | Composition, value: string) =>
    onChange(tidyLook({ ...look, [name]: value === '' ? undefined : value }));
  const select = (
    name: 'type' | 'shape' | Composition,
    label: string,
    help: string,
    options: readonly { value: string; text: string; round?: number }[],
    inherited: string,
  ) => (
    <TextField
      key={name}
      select
      id={`${id}_${name}`}
      label={label}
      helperText={help}
      value={look[name] ?? ''}
      disabled={disabled}
      onChange={({ target }) => choose(name, target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ '& .MuiSelect-select': { display: 'flex', alignItems: 'center', gap: 1.25 } }}
    >
      <MenuItem value="" sx={{ minHeight: 44 }}>
        {t('The theme’s: {{inherited}}', { inherited })}
      </MenuItem>
      {options.map(({ value, text, round }) => (
        <MenuItem key={value} value={value} sx={{ minHeight: 44, gap: 1.25 }}>
          {round !== undefined && <Corner radius={round} />}
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {select(
        'type',
        t('Type'),
        t('Headlines and running text'),
        themes.map((theme) => ({ value: theme.name, text: typeName(theme) })),
        typeName(base),
      )}
      {select(
        'shape',
        t('Corners'),
        t('Buttons, cards and photos'),
        themes.map((theme) => ({
          ...{
            value: theme.name,
            text: t('As {{name}}', { name: codeName(theme.name) }),
            round: theme.shape.card,
          },
        })),
        t('as {{name}}', { name: codeName(base.name) }),
      )}
      {parts.map(({ name, label, help }) =>
        select(
          name,
          label,
          help,
          compositions[name].map((value) => ({ value, text: codeName(value) })),
          base.layout[name],
        ),
      )}
    </Box>
  );
}

/** `Gabarito with Figtree`. */
function typeName({ type: { display, text } }: ThemeTokens): string {
  const name = (face: string) =>
    face
      .split('-')
      .map((word) => codeName(word))
      .join(' ');
  return display === text
    ? name(display)
    : t('{{display}} with {{text}}', { display: name(display), text: name(text) });
}

function Corner({ radius }: { radius: number }) {
  return (
    <Box
      aria-hidden
      sx={{ width: 20, height: 20, borderTop: 2, borderLeft: 2, borderColor: 'text.secondary', flex: 'none' }}
      style={{ borderTopLeftRadius: Math.min(20, radius / 2) }}
    />
  );
}
