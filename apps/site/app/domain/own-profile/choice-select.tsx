import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../shared/ui/fields/field';
import { Select } from '../../shared/ui/fields/select';

/** One of a list, or “rather not say”: then the value is null. Texts: `own-profile`. */
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
        <Select
          {...control}
          none={t('choice.none')}
          options={choices.map((choice) => ({ value: choice, label: textOf(choice) }))}
          value={value ?? ''}
          onChange={({ target }) => onChange(choices.find((choice) => choice === target.value) ?? null)}
        />
      )}
    </FieldFrame>
  );
}
