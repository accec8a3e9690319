import { useTranslation } from 'react-i18next';
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  relationshipStatuses,
  signupReasons,
  tattooValues,
} from '@kindling/contract/profiles/profile-values';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { ChoiceButtons } from '../../../domain/own-profile/choice-buttons';
import { ChoiceSelect } from '../../../domain/own-profile/choice-select';
import { placeOf } from '../../../domain/places/place-of';
import { usePlaceNames } from '../../../domain/places/region-names';
import { PlaceField } from '../../../domain/places/place-field';
import { useSite } from '../../../shared/site/site-data';
import { FactRows, useListedRows } from './fact-rows';
import { PartCard } from './part-card';
import { partFields } from './parts';
import { usePart } from './use-part';
import styles from './choice-parts.module.scss';

type Props = { profile: OwnProfile };

/** What can be chosen in each of these fields, in its order. */
export const choices = {
  relationship_status: relationshipStatuses,
  reason_for_signup: signupReasons,
  body_type: bodyTypes,
  hair_color: hairColors,
  eye_color: eyeColors,
  tattoos: tattooValues,
} as const;
type Chosen = keyof typeof choices;

export function BasicsPart({ profile }: Props) {
  const { t } = useTranslation('profile-page');
  const editing = usePart('basics', profile);
  const rowsOf = useListedRows();
  const asked = useAsked(['relationship_status', 'reason_for_signup']);
  const rows = rowsOf(profile, ['gender', ...asked]);
  return (
    <PartCard
      editing={editing}
      empty={rows.some(({ value }) => value !== null) ? undefined : t('empty.basics')}
      form={
        <>
          <ChoiceButtons
            label={t('profile:field.gender')}
            choices={genders}
            textOf={(choice) => t(`profile:gender.${choice}`)}
            value={editing.draft.gender}
            onChange={(gender) => editing.set({ gender })}
          />
          <Selects editing={editing} fields={asked} />
        </>
      }
    >
      <FactRows rows={rows} />
    </PartCard>
  );
}

export function LooksPart({ profile }: Props) {
  const { t } = useTranslation('profile-page');
  const editing = usePart('looks', profile);
  const asked = useAsked(partFields.looks);
  const rows = useListedRows()(profile, asked);
  return (
    <PartCard
      editing={editing}
      empty={rows.some(({ value }) => value !== null) ? undefined : t('empty.looks')}
      form={<Selects editing={editing} fields={asked} />}
    >
      <FactRows rows={rows} />
    </PartCard>
  );
}

export function PlacePart({ profile }: Props) {
  const { t } = useTranslation('profile-page');
  const names = usePlaceNames();
  const editing = usePart('place', profile);
  const { draft, set } = editing;
  const place = placeOf(profile, names);
  return (
    <PartCard
      editing={editing}
      empty={place ? undefined : t('empty.place')}
      form={
        <PlaceField
          value={{ country: draft.country ?? '', region: draft.region, city: draft.city }}
          onChange={({ country, region, city }) => set({ country: country || null, region, city })}
          problems={editing.problems}
        />
      }
    >
      <p className={styles.place}>{place}</p>
    </PartCard>
  );
}

function Selects({
  editing: { draft, set },
  fields,
}: {
  editing: ReturnType<typeof usePart>;
  fields: readonly Chosen[];
}) {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.pair}>
      {fields.map((field) => (
        <ChoiceSelect<string>
          key={field}
          label={t(`field.${field}`)}
          choices={choices[field]}
          textOf={(choice) => t(`${field}.${choice}`)}
          value={draft[field]}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
    </div>
  );
}

/** Only fields that the brand shows of members: no others are asked for. */
function useAsked<F extends Chosen>(fields: readonly F[]): F[] {
  const visible: readonly string[] = useSite().settings.visible_profile_fields;
  return fields.filter((field) => visible.includes(field));
}
