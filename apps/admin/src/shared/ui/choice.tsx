import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** One of a few options, side by side. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: Value | null) => chosen && onChange(chosen)}
      sx={{
        '& .MuiToggleButton-root': { textTransform: 'none', minHeight: 40, px: 1.5, color: 'text.secondary' },
      }}
    >
      {options.map(([each, name]) => (
        <ToggleButton key={each} value={each}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
