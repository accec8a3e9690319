import type { TenantRow } from '@kindling/contract/routes/tenants';
import { AutocompleteInput, ReferenceInput, required } from 'react-admin';

const width = { minWidth: 220 };

/** One of the brands that the reader was given. */
export function BrandInput({ isRequired = false }: { isRequired?: boolean }) {
  return (
    <ReferenceInput source="tenant" reference="tenants">
      <AutocompleteInput
        label="Brand"
        optionText={(tenant: TenantRow) => tenant.name}
        filterToQuery={(text: string) => (text ? { q: text } : {})}
        validate={isRequired ? required() : undefined}
        sx={width}
      />
    </ReferenceInput>
  );
}
