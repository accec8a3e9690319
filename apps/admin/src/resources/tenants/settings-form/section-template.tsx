import Box from '@mui/material/Box';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { SettingsFormContext } from './form-context';

/** Inputs that need the whole width; the others stand in two columns. */
function isWide(schema: unknown): boolean {
  const type = (schema as { type?: unknown } | undefined)?.type;
  return type === 'object' || type === 'array';
}

/** Shows the fields of the open section, in the section's order. */
export function SectionTemplate({ properties, registry, schema }: ObjectFieldTemplateProps) {
  const { fields } = registry.formContext as SettingsFormContext;
  return (
    <Box
      sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {fields.map((name) => (
        <Box
          key={name}
          sx={{ gridColumn: isWide(schema.properties?.[name]) ? '1 / -1' : undefined, minWidth: 0 }}
        >
          {properties.find((property) => property.name === name)?.content}
        </Box>
      ))}
    </Box>
  );
}
