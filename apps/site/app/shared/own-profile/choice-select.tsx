import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../ui/field';
import fieldStyles from '../ui/field.module.scss';

/** One of a list, or rather not said: then the value is null. Texts: `own-profile`. */
export function ChoiceSelect<V extends string>({
  label,
  choices,
  textOf,
  value,
  onChange,
}: {
  label: string;
  choices: readonly V[];
  textOf: (choice: V) => string;
  value: V | null;
  onChange: (value: V | null) => void;
}) {
  const { t } = useTranslation('own-profile');
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select
          {...control}
          className={fieldStyles.control}
          value={value ?? ''}
          onChange={({ target }) => onChange(choices.find((choice) => choice === target.value) ?? null)}
        >
          <option value="">{t('choice.none')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {textOf(choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
