import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { useOwnBrand } from './scope';
import { t } from '../words/texts';

const width = { minWidth: 220 };

interface BrandInputProps {
  /** Read by the filters of a list off the element. */
  alwaysOn?: boolean;
  isRequired?: boolean;
  source?: string;
  label?: string;
}

export const byName = { field: 'name', order: 'ASC' } as const;
/** Brands are searched on the server: there may be more than a page of them. */
export const searchBrands = (text: string) => (text ? { q: text } : {});

/** Selects one of the reader's brands. A required input defaults to the current scope. */
export function BrandInput({ isRequired = false, source = 'tenant', label = t('Brand') }: BrandInputProps) {
  const own = useOwnBrand();
  return (
    <ReferenceInput source={source} reference="tenants" sort={byName}>
      <AutocompleteInput
        label={label}
        {...(isRequired && own !== undefined ? { defaultValue: own } : {})}
        optionText={(tenant: TenantRow) => tenant.name}
        filterToQuery={searchBrands}
        validate={isRequired ? required() : undefined}
        sx={width}
      />
    </ReferenceInput>
  );
}

/** The same among the filters of a list, whose menu reads source and label from the element itself. */
export const brandFilter = <BrandInput key="tenant" source="tenant" label={t('Brand')} />;
