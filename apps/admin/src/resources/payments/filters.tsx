import { currencies } from '@kindling/contract/languages';
import { paymentMethods } from '@kindling/contract/money/payment-methods';
import { paymentStatuses } from '@kindling/contract/money/calls/payments';
import { BooleanInput, SearchInput, SelectInput } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { dayFilters } from '../../shared/lists/day-filters';
import { paymentStates } from '../../shared/words/money-words';
import { paymentMethodName } from '../../shared/words/payment-method-names';
import { t } from '../../shared/words/texts';

const statusChoices = paymentStatuses.map((status) => ({ id: status, name: paymentStates[status] }));
const currencyChoices = currencies.map((currency) => ({ id: currency, name: currency }));
const methodChoices = paymentMethods.map((method) => ({ id: method, name: paymentMethodName(method) }));

export const paymentFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('Order number, or a whole id')}
    sx={{ minWidth: { sm: 290 } }}
  />,
  brandFilter,
  <SelectInput key="status" source="status" label={t('State')} choices={statusChoices} />,
  <SelectInput key="method" source="method" label={t('Method')} choices={methodChoices} />,
  <SelectInput key="currency" source="currency" label={t('Currency')} choices={currencyChoices} />,
  ...dayFilters('since', 'until', t('Begun')),
  ...dayFilters('paid_since', 'paid_until', t('Paid')),
  <BooleanInput
    key="first"
    source="first"
    label={t('First purchases')}
    parse={(value: boolean) => (value ? true : undefined)}
  />,
];
