import { PlaceCombobox } from './place-combobox';
import type { PlaceProblems, PlaceValue } from './place-value';
import { UseMyLocation } from './use-my-location';
import styles from './place-field.module.scss';

/**
 * Where a member lives, by the browser's position or by typing: a city, or only a region or country of the brand, or nothing.
 * Needs the namespace `places`.
 */
export function PlaceField({
  value,
  onChange,
  problems,
}: {
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  /** Problems that the server or the form found. */
  problems: PlaceProblems;
}) {
  return (
    <div className={styles.place}>
      <UseMyLocation onFound={onChange} />
      <PlaceCombobox
        value={value}
        problem={problems.city ?? problems.region ?? problems.country}
        onChange={onChange}
      />
    </div>
  );
}
