import { plainData } from '@kindling/contract/text/plain-data';
import type { z } from 'zod';
import type { paymentListFilter } from '@kindling/contract/money/calls/payment-desk';
import { idPattern } from '@kindling/contract/paths/patterns';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { listedTenants } from '../../console/staff/staff.api.js';
import type { PaymentFilter } from '../payments/payments.api.js';

/** What a provider's id may look like; nothing else is found by it. */
const referencePattern = /^[\x21-\x7e]{1,80}$/;

/**
 * What of the payments is wanted. An order's number is the payment's id in groups; what is no id is a provider's.
 *
 * @throws Problem `not_found` for a brand that the caller was not given
 */
export function readPaymentFilter(
  filter: z.output<typeof paymentListFilter> | undefined,
  caller: StaffCaller,
): PaymentFilter {
  const { tenant, q = '', status, method, first } = filter ?? {};
  const typed = plainData(q);
  const id = typed.replaceAll('-', '').toLowerCase();
  const isId = idPattern.test(id);
  const isNothing = typed !== '' && !isId && !referencePattern.test(typed);
  return {
    tenants: isNothing ? [] : listedTenants(caller, tenant),
    ...{ status, method, first },
    since: dateOf(filter?.since),
    until: dateOf(filter?.until),
    paidSince: dateOf(filter?.paid_since),
    paidUntil: dateOf(filter?.paid_until),
    id: isId ? id : undefined,
    reference: isId || typed === '' ? undefined : typed,
  };
}

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}
