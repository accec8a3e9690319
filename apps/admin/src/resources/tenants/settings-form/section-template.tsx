import Box from '@mui/material/Box';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { SettingsFormContext } from './form-context';

/** Inputs that need the whole width; the others are in two columns. */
function isWide(schema: unknown): boolean {
  const type = (schema as { type?: unknown } | undefined)?.type;
  return type === 'object' || type === 'array';
}

const layout = {
  display: 'grid',
  gap: 2.25,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // By the room that the form has: a preview may stand beside it.
  '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // What has nothing to show for this brand takes no row.
  '& > :has(> .MuiFormControl-root:empty)': { display: 'none' },
  // Lists of codes are in columns, not in ragged lines.
  '& .MuiFormGroup-row': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
  '& .MuiFormGroup-row .MuiCheckbox-root': { py: 0.5 },
};

/** Shows the fields of the open section, in the section's order. */
export function SectionTemplate({ properties, registry, schema }: ObjectFieldTemplateProps) {
  const { fields } = registry.formContext as SettingsFormContext;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={layout}>
        {fields.map((name) => (
          <Box
            key={name}
            sx={{ gridColumn: isWide(schema.properties?.[name]) ? '1 / -1' : undefined, minWidth: 0 }}
          >
            {properties.find((property) => property.name === name)?.content}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
