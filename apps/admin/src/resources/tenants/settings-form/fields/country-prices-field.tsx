import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { currencyFor } from '@kindling/contract/money/money';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { FieldProps } from '@rjsf/utils';
import { countryName } from '../../../../shared/words/names';
import { contextOf, errorAt } from '../form-context';
import { MoneyInput } from '../inputs/money-input';
import type { Typed } from '../inputs/typed-numbers';
import { translated } from '../../../../shared/words/texts';

/** A half-typed price may not be an amount yet. */
type Prices = Partial<
  Record<Settings['countries'][number], { costs: Typed; currency: Settings['currency'] }>
>;

/** The least price of a message in each country that the brand serves; empty for none. */
export function CountryPricesField(props: FieldProps<Prices | undefined>) {
  const { schema, formData = {}, onChange, fieldPathId, errorSchema, readonly, disabled } = props;
  const { settings } = contextOf(props);

  const change = (country: keyof Prices, costs: Typed) => {
    const { [country]: _before, ...others } = formData;
    const price = { costs, currency: currencyFor(settings, country) };
    onChange(costs === undefined ? others : { ...others, [country]: price }, fieldPathId.path);
  };

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {translated(schema.title ?? '')}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' }}>
        {settings.countries.map((country) => (
          <MoneyInput
            key={country}
            id={`${fieldPathId.$id}_${country}`}
            label={countryName(country)}
            currency={formData[country]?.currency ?? currencyFor(settings, country)}
            cents={formData[country]?.costs}
            onChange={(costs) => change(country, costs)}
            error={
              errorAt(errorSchema, country, 'costs') ??
              errorAt(errorSchema, country, 'currency') ??
              errorAt(errorSchema, country)
            }
            disabled={readonly || disabled}
          />
        ))}
      </Box>
      <FormHelperText>{translated(schema.description ?? '')}</FormHelperText>
    </Box>
  );
}
