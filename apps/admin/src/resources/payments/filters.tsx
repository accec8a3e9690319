import { paymentMethods } from '@kindling/contract/payment-methods';
import { paymentStatuses } from '@kindling/contract/routes/payments';
import { SearchInput, SelectInput, TextInput } from 'react-admin';
import { brandFilter } from '../../shared/brand-input';
import { paymentStates } from '../../shared/money-words';
import { paymentMethodName } from '../../shared/payment-method-names';

const statusChoices = paymentStatuses.map((status) => ({ id: status, name: paymentStates[status] }));
const methodChoices = paymentMethods.map((method) => ({ id: method, name: paymentMethodName(method) }));

const dayMs = 86_400_000;
const localDay = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Days are those of the reader, like the times in the list; the server is asked by moments. */
const fromDay = (day: string) => (day === '' ? undefined : new Date(`${day}T00:00`).toISOString());
const toDay = (instant: string | undefined) => (instant ? localDay(new Date(instant)) : '');
const untilDay = (day: string) =>
  day === '' ? undefined : new Date(new Date(`${day}T00:00`).getTime() + dayMs).toISOString();
const toLastDay = (instant: string | undefined) =>
  instant ? localDay(new Date(new Date(instant).getTime() - dayMs / 2)) : '';

const date = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;

export const paymentFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Order number, or a whole id"
    sx={{ minWidth: { sm: 290 } }}
  />,
  brandFilter,
  <SelectInput key="status" source="status" label="State" choices={statusChoices} />,
  <SelectInput key="method" source="method" label="Method" choices={methodChoices} />,
  <TextInput key="since" source="since" label="From" parse={fromDay} format={toDay} {...date} />,
  <TextInput key="until" source="until" label="To" parse={untilDay} format={toLastDay} {...date} />,
];
