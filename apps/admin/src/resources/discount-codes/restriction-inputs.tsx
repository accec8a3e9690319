import { paymentMethods } from '@kindling/contract/money/payment-methods';
import { AutocompleteArrayInput, DateTimeInput, NumberInput, SelectInput } from 'react-admin';
import { countryChoices } from '../../shared/words/country-choices';
import { paymentMethodName } from '../../shared/words/payment-method-names';
import { t } from '../../shared/words/texts';

const methodChoices = paymentMethods.map((method) => ({ id: method, name: paymentMethodName(method) }));

const inUnits = (cents: unknown) => (typeof cents === 'number' ? cents / 100 : '');
const inCents = (text: string) => (text === '' ? null : Math.round(Number(text) * 100));

/** An amount as people write it, kept in cents. */
export function AmountInput({
  source,
  label,
  helperText,
}: {
  source: string;
  label: string;
  helperText?: string;
}) {
  return (
    <NumberInput
      source={source}
      label={label}
      format={inUnits}
      parse={inCents}
      min={0.01}
      step={0.01}
      helperText={helperText}
    />
  );
}

/** The restrictions of a code; an empty one restricts nothing. */
export function RestrictionInputs() {
  return (
    <>
      <AmountInput
        source="minimum_order_value"
        label={t('Minimum order')}
        helperText={t('By its usual price')}
      />
      <SelectInput source="country" label={t('Only for payers in')} choices={countryChoices} parse={orNull} />
      <AutocompleteArrayInput
        source="paymentmethods"
        label={t('Only for these methods')}
        choices={methodChoices}
      />
      <DateTimeInput source="expires" label={t('Until')} parse={asInstant} />
    </>
  );
}

/** An empty choice is none. */
const orNull = (value: string) => (value === '' ? null : value);

/** What a browser's own input gives is local time. */
function asInstant(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

/** An empty list of methods is no restriction. */
export function methodsOrNull<T>(methods: T[] | null | undefined): T[] | null {
  return methods && methods.length > 0 ? methods : null;
}
