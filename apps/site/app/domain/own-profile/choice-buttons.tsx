import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/ui/class-names';
import styles from './choice-buttons.module.scss';

/** One of a few options, all visible at once. Texts: `own-profile`. */
export function ChoiceButtons<V extends string>({
  label,
  choices,
  textOf,
  value,
  retractable = false,
  disabled = false,
  compact = false,
  onChange,
}: {
  label: string;
  choices: readonly V[];
  textOf: (choice: V) => string;
  value: V | null;
  /** Whether “rather not say” is offered, which is null. */
  retractable?: boolean;
  disabled?: boolean;
  /** For short words, which fit into one row. */
  compact?: boolean;
  onChange: (value: V | null) => void;
}) {
  const { t } = useTranslation();
  const name = useId();
  const shown: readonly (V | null)[] = retractable ? [...choices, null] : choices;
  return (
    <fieldset className={classNames(styles.choices, compact && styles.compact)} disabled={disabled}>
      <legend>{label}</legend>
      {shown.map((choice) => (
        <label key={choice ?? ''}>
          <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
          <span>{choice === null ? t('own-profile:choice.none') : textOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
