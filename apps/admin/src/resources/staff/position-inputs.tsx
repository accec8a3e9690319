import { staffRoles, type StaffRole } from '@kindling/contract/console/staff';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import {
  AutocompleteArrayInput,
  maxLength,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { byName, searchBrands } from '../../shared/brands/brand-input';
import { codeName, t } from '../../shared/words/texts';

/** The role and brands of a staff member; an owner has all brands. */
export interface Position {
  name: string;
  role: StaffRole;
  tenants: string[];
}

const may: Record<StaffRole, string> = {
  owner: t('Everything, for every brand'),
  operator: t('Brands, bundles, codes, pages, invitations, newsletters'),
  moderator: t('Photos, profiles, reports, answers for fictional profiles'),
  support: t('Members, complaints, payments and refunds'),
};

const roleChoices = staffRoles.map((id) => ({ id, name: codeName(id) }));
/** Staff without a brand would see nothing. */
const someBrand = required(t('Choose at least one.'));

/** What a form says of a position. */
export function positionOf({ name, role, tenants }: Position): Position {
  return { name, role, tenants };
}

export function PositionInputs() {
  const role = useWatch<Position, 'role'>({ name: 'role' });
  return (
    <>
      <TextInput source="name" label={t('Name')} validate={[required(), maxLength(60)]} />
      <SelectInput
        source="role"
        label={t('Role')}
        choices={roleChoices}
        helperText={may[role]}
        validate={required()}
      />
      {role !== 'owner' && (
        <ReferenceArrayInput source="tenants" reference="tenants" sort={byName}>
          <AutocompleteArrayInput
            label={t('Brands')}
            optionText={(brand: TenantRow) => brand.name}
            filterToQuery={searchBrands}
            disableCloseOnSelect
            helperText={t('They see these and no others.')}
            validate={someBrand}
          />
        </ReferenceArrayInput>
      )}
    </>
  );
}
