import type { FieldProps } from '@rjsf/utils';
import { contextOf, ownError } from '../form-context';
import { MoneyInput } from '../inputs/money-input';
import type { Typed } from '../inputs/typed-numbers';
import { translated } from '../../../../shared/words/texts';

/** A price of the record's currency. */
export function MoneyField(props: FieldProps<Typed>) {
  const { schema, formData, onChange, fieldPathId, readonly, disabled, required } = props;
  return (
    <MoneyInput
      id={fieldPathId.$id}
      label={translated(schema.title ?? props.name)}
      cents={formData}
      currency={contextOf(props).settings.currency}
      onChange={(cents) => onChange(cents, fieldPathId.path)}
      error={ownError(props)}
      help={translated(schema.description ?? '')}
      required={required}
      disabled={readonly || disabled}
    />
  );
}
