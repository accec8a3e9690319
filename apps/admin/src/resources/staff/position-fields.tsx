import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { staffRoles, type StaffRole } from '@kindling/contract/console/staff';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import { useGetList } from 'react-admin';
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

/** @param wrong what the server said, by field */
export function PositionFields({
  position,
  wrong,
  onChange,
}: {
  position: Position;
  wrong: Readonly<Record<string, string>>;
  onChange: (position: Position) => void;
}) {
  const { data: brands = [] } = useGetList<TenantRow>('tenants', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const nameOf = (id: string) => brands.find((brand) => brand.id === id)?.name ?? id;
  return (
    <>
      <TextField
        required
        label={t('Name')}
        value={position.name}
        error={wrong['name'] !== undefined}
        helperText={wrong['name']}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => onChange({ ...position, name: target.value })}
      />
      <TextField
        select
        label={t('Role')}
        value={position.role}
        helperText={may[position.role]}
        onChange={({ target }) => onChange({ ...position, role: target.value as StaffRole })}
      >
        {staffRoles.map((role) => (
          <MenuItem key={role} value={role}>
            {codeName(role)}
          </MenuItem>
        ))}
      </TextField>
      {position.role !== 'owner' && (
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={brands.map(({ id }) => id)}
          getOptionLabel={nameOf}
          value={position.tenants}
          onChange={(_, tenants) => onChange({ ...position, tenants })}
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('Brands')}
              error={wrong['tenants'] !== undefined}
              helperText={wrong['tenants'] ?? t('They see these and no others.')}
            />
          )}
        />
      )}
    </>
  );
}
