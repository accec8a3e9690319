import { useTranslation } from 'react-i18next';
import { interests, type Interest } from '@kindling/contract/profiles/profile-values';
import { interestGroupNames, interestGroups } from './interest-groups';
import styles from './interest-chips.module.scss';

/** Any of the fixed list of interests. Texts: `own-profile`, `profile`. */
export function InterestChips({
  value,
  disabled = false,
  onChange,
}: {
  value: readonly Interest[];
  disabled?: boolean;
  /** In the order of the list. */
  onChange: (value: Interest[]) => void;
}) {
  const { t } = useTranslation('own-profile');
  const toggle = (interest: Interest) =>
    onChange(interests.filter((entry) => value.includes(entry) !== (entry === interest)));
  return (
    <fieldset className={styles.chips} disabled={disabled}>
      <legend>
        {t('profile:field.interests')} <span>{t('interests.chosen', { number: value.length })}</span>
      </legend>
      {interestGroupNames.map((group) => (
        <div key={group} role="group" aria-label={t(`interests.group.${group}`)} className={styles.group}>
          <p aria-hidden="true">{t(`interests.group.${group}`)}</p>
          {interestGroups[group].map((interest) => (
            <label key={interest}>
              <input type="checkbox" checked={value.includes(interest)} onChange={() => toggle(interest)} />
              <span>{t(`profile:interests.${interest}`)}</span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
