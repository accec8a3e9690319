import { useTranslation } from 'react-i18next';
import { genders, searchedAges, type Gender } from '@kindling/contract/profiles/profile-values';
import type { Seeking } from '@kindling/contract/profiles/profile';
import { useUser } from '../account/use-user';
import { FieldFrame } from '../../shared/ui/fields/field';
import { Select } from '../../shared/ui/fields/select';
import { ChoiceButtons } from './choice-buttons';
import { defaultAges } from './default-ages';
import styles from './seeking-fields.module.scss';

const { least, most } = searchedAges;
const choosable = Array.from({ length: most - least + 1 }, (_, index) => least + index);
const choices = [...genders.toReversed(), 'everybody'] as const;

/**
 * Women, men or everybody, and the age range, which begins with ages near the member's own. Null is not specified. Texts:
 * `members`, `own-profile`.
 */
export function SeekingFields({
  value,
  disabled = false,
  onChange,
}: {
  value: Seeking | null;
  disabled?: boolean;
  onChange: (value: Seeking) => void;
}) {
  const { t } = useTranslation('members');
  const age = useUser()?.profile.age ?? null;
  const ages = age === null ? { min_age: null, max_age: null } : defaultAges(age);
  const now: Seeking = value ?? { gender: null, ...ages };
  return (
    <div className={styles.seeking}>
      <ChoiceButtons
        label={t('filter.gender')}
        choices={choices}
        textOf={(choice) =>
          choice === 'everybody' ? t('filter.any_gender') : t(`filter.seeking.${choice satisfies Gender}`)
        }
        value={value && (value.gender ?? 'everybody')}
        disabled={disabled}
        compact
        onChange={(choice) => onChange({ ...now, gender: choice === 'everybody' ? null : choice })}
      />
      {value && (
        <div className={styles.ages}>
          <AgeSelect
            label={t('filter.min_age')}
            value={now.min_age}
            disabled={disabled}
            onChange={(age) => onChange(inOrder({ ...now, min_age: age }, 'min_age'))}
          />
          <AgeSelect
            label={t('filter.max_age')}
            value={now.max_age}
            disabled={disabled}
            onChange={(age) => onChange(inOrder({ ...now, max_age: age }, 'max_age'))}
          />
        </div>
      )}
    </div>
  );
}

/** An age beyond the other bound moves that bound along. */
function inOrder(value: Seeking, chosen: 'min_age' | 'max_age'): Seeking {
  const { min_age: min, max_age: max } = value;
  if (min === null || max === null || min <= max) return value;
  return { ...value, min_age: value[chosen], max_age: value[chosen] };
}

function AgeSelect({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string;
  value: number | null;
  disabled: boolean;
  onChange: (age: number | null) => void;
}) {
  const { t } = useTranslation('members');
  return (
    <FieldFrame label={label}>
      {(control) => (
        <Select
          {...control}
          none={t('filter.any_age')}
          options={choosable.map((age) => ({ value: age }))}
          disabled={disabled}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      )}
    </FieldFrame>
  );
}
