import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { contextOf } from '../form-context';
import { MoneyInput } from '../inputs/money-input';
import type { Typed } from '../inputs/typed-numbers';

/** A price of the record's currency, kept in cents. Its hint and what is wrong with it stand below, as with any setting. */
export function MoneyWidget(props: WidgetProps) {
  const { id, label, value, onChange, required, readonly, disabled, rawErrors = [] } = props;
  return (
    <MoneyInput
      id={id}
      label={label}
      cents={value as Typed}
      currency={contextOf(props).settings.currency}
      onChange={onChange}
      isWrong={rawErrors.length > 0}
      describedBy={ariaDescribedByIds(id)}
      required={required}
      disabled={readonly || disabled}
    />
  );
}
