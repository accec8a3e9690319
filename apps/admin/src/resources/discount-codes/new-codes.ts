import type { DiscountValidity } from '@kindling/contract/money/discount-codes';
import type { Country, Currency } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { CodeOrder } from '../../shared/session/code-order';
import { methodsOrNull } from './restriction-inputs';

/** What the form for new codes holds; amounts in cents. An input that was left or emptied holds nothing, or no text. */
export interface CodeForm {
  kind: 'typed' | 'drawn' | 'batch';
  tenant?: string;
  code?: string;
  user_id?: string;
  count?: number;
  prefix?: string;
  off: 'percentage' | 'value';
  percentage?: number;
  value?: number | null;
  currency?: Currency | null;
  minimum_order_value?: number | null;
  country?: Country | null;
  expires?: string | null;
  paymentmethods?: PaymentMethod[] | null;
  validity: DiscountValidity;
}

/** What a filled form asks for. */
export function orderOf(form: CodeForm): CodeOrder {
  const { kind, tenant = '', off, validity, code = '', user_id: user = '', prefix = '', count = 1 } = form;
  const minimum = form.minimum_order_value || null;
  const value = (off === 'value' && form.value) || null;
  const rules = {
    percentage: (off === 'percentage' && form.percentage) || null,
    value,
    // Only an amount has a currency.
    currency: value === null && minimum === null ? null : form.currency || null,
    minimum_order_value: minimum,
    country: form.country || null,
    expires: form.expires || null,
    paymentmethods: methodsOrNull(form.paymentmethods),
    validity,
  };
  const made = { tenant, rules };
  if (kind === 'typed') return { ...made, code };
  if (kind === 'drawn') return { ...made, drawnFor: user === '' ? null : user };
  return { ...made, prefix, count };
}
