import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Currency } from '@kindling/contract/languages';
import { currenciesOf } from '@kindling/contract/money/money';
import type { FieldProps } from '@rjsf/utils';
import { contextOf, errorAt } from '../form-context';
import { MoneyInput } from '../inputs/money-input';
import type { Typed } from '../inputs/typed-numbers';
import { translated } from '../../../../shared/words/texts';

/** A price in each further currency of the brand; empty for none. */
export function CurrencyPricesField(props: FieldProps<Partial<Record<Currency, Typed>> | undefined>) {
  const { schema, formData = {}, onChange, fieldPathId, errorSchema, readonly, disabled } = props;
  const { settings } = contextOf(props);
  const others = currenciesOf(settings).filter((currency) => currency !== settings.currency);
  if (others.length === 0) return null;
  const change = (currency: Currency, cents: Typed) => {
    const { [currency]: _before, ...rest } = formData;
    const prices = cents === undefined ? rest : { ...rest, [currency]: cents };
    onChange(Object.keys(prices).length > 0 ? prices : undefined, fieldPathId.path);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {translated(schema.title ?? '')}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' }}>
        {others.map((currency) => (
          <MoneyInput
            key={currency}
            id={`${fieldPathId.$id}_${currency}`}
            label={currency}
            currency={currency}
            cents={formData[currency]}
            onChange={(cents) => change(currency, cents)}
            error={errorAt(errorSchema, currency)}
            disabled={readonly || disabled}
          />
        ))}
      </Box>
      <FormHelperText>{translated(schema.description ?? '')}</FormHelperText>
    </Box>
  );
}
