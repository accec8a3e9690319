import { isolate } from '@kindling/contract/text/isolate';
import type { StaffRight } from '@kindling/contract/route';
import type { ProfileRow } from '@kindling/contract/profiles/calls/profiles';
import { AutocompleteInput, ReferenceInput, usePermissions } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { countryName } from '../../shared/words/names';
import type { CodeForm } from './new-codes';
import { t } from '../../shared/words/texts';

/** Shorter texts find too many, and cost a read each. */
const leastTyped = 2;

/** The one member whom a code is for, searched for as profiles are: by name or id, by mail address where one may. */
export function MemberInput() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const tenant = useWatch<CodeForm, 'tenant'>({ name: 'tenant' });
  if (tenant === undefined) return null;
  const by = permissions.includes('profiles:find_by_mail')
    ? t('Name, id or whole mail address')
    : t('Name or id');
  return (
    <ReferenceInput
      key={tenant}
      source="user_id"
      reference="profiles"
      filter={{ tenant, fictional: false }}
      sort={{ field: 'last_seen_at', order: 'DESC' }}
      perPage={10}
      enableGetChoices={({ q }: { q?: string }) => (q?.trim().length ?? 0) >= leastTyped}
    >
      <AutocompleteInput
        label={t('Only for this member')}
        helperText={t('{{by}}; left empty, for everybody.', { by })}
        optionText={nameOf}
        filterToQuery={(q: string) => ({ q })}
        noOptionsText={t('Type at least two letters')}
      />
    </ReferenceInput>
  );
}

/** Enough to tell two of the same name apart. */
function nameOf({ id, name, age, city, country }: ProfileRow): string {
  const place = [city, country && countryName(country)].filter(Boolean).join(', ');
  return `${isolate(name)}, ${age}${place ? ` · ${place}` : ''} · …${id.slice(-6)}`;
}
