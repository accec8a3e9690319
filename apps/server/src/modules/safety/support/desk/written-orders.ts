import { Injectable } from '@nestjs/common';
import { idPattern } from '@kindling/contract/paths/patterns';
import type { SupportCase } from '@kindling/contract/safety/calls/support-desk';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { PaymentsApi } from '../../../money/payments/payments.api.js';

/** Four groups of six characters as on receipts, with any separators. */
const orderPattern = /(?<![0-9a-z])[0-9a-z]{6}(?:[- ]?[0-9a-z]{6}){3}(?![0-9a-z])/gi;
/** Limits the look-ups per case. */
const mostOrders = 10;

/** Finds payments by order numbers mentioned in texts. */
@Injectable()
export class WrittenOrders {
  constructor(private readonly payments: PaymentsApi) {}

  /** Payments of the current brand; empty without `payments:refund`. @param texts of a complaint */
  async in(texts: readonly string[], caller: StaffCaller): Promise<SupportCase['orders']> {
    if (!caller.rights.includes('payments:refund')) return [];
    const written = [...new Set(texts.flatMap((text) => text.match(orderPattern) ?? []))];
    const orders: SupportCase['orders'] = [];
    for (const each of written.slice(0, mostOrders)) {
      const id = each.replaceAll(/[- ]/g, '').toLowerCase();
      if (idPattern.test(id) && (await this.payments.find(id)))
        orders.push({ written: each, payment: `${TenantContext.id()}:${id}` });
    }
    return orders;
  }
}
