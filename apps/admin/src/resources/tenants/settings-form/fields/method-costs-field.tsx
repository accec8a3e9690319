import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Currency } from '@kindling/contract/languages';
import { factsOf, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { FieldProps } from '@rjsf/utils';
import { paymentMethodName } from '../../../../shared/words/payment-method-names';
import { contextOf, errorAt } from '../form-context';
import { MoneyInput } from '../inputs/money-input';
import type { Typed } from '../inputs/typed-numbers';
import { t, translated } from '../../../../shared/words/texts';

/** Half-typed costs may not be an amount yet. */
type Costs = Partial<Record<PaymentMethod, { costs: Typed; currency: Currency }>>;

/** What each offered method adds to the price, where the law lets payers bear it; in the currency that it moves. */
export function MethodCostsField(props: FieldProps<Costs | undefined>) {
  const { schema, formData = {}, onChange, fieldPathId, errorSchema, readonly, disabled } = props;
  const { settings } = contextOf(props);
  const methods = settings.payment_methods.filter((method) => factsOf(method).mayCost);
  if (methods.length === 0) return null;
  const currencyOf = (method: PaymentMethod): Currency => {
    const { currencies } = factsOf(method);
    const isTaken = currencies?.includes(settings.currency) ?? true;
    return (
      formData[method]?.currency ?? (isTaken ? settings.currency : (currencies?.[0] ?? settings.currency))
    );
  };
  const change = (method: PaymentMethod, costs: Typed) => {
    const { [method]: _before, ...others } = formData;
    const all =
      costs === undefined ? others : { ...others, [method]: { costs, currency: currencyOf(method) } };
    onChange(Object.keys(all).length > 0 ? all : undefined, fieldPathId.path);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {translated(schema.title ?? '')}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' }}>
        {methods.map((method) => (
          <MoneyInput
            key={method}
            id={`${fieldPathId.$id}_${method}`}
            label={paymentMethodName(method)}
            currency={currencyOf(method)}
            cents={formData[method]?.costs}
            onChange={(costs) => change(method, costs)}
            error={
              errorAt(errorSchema, method, 'costs') ??
              errorAt(errorSchema, method, 'currency') ??
              errorAt(errorSchema, method)
            }
            disabled={readonly || disabled}
          />
        ))}
      </Box>
      <FormHelperText>
        {t(
          'Left empty, a method has none. Cards and direct debits may have none by law, and are not listed.',
        )}
      </FormHelperText>
    </Box>
  );
}
