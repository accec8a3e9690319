import { Injectable } from '@nestjs/common';
import type { Currency, Language } from '@kindling/contract/languages';
import { orderNumber } from '@kindling/contract/money/order-number';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { PaymentsRepository } from '../payments.repository.js';
import { mandateReference } from './mandate-shape.js';
import { MandatesRepository } from './mandates.repository.js';

/** The day after the order, on which a direct debit is taken at the earliest: the mandate's text says so (SEPA: one day before). */
const debitAfterMs = 86_400_000;

/** The notice to a payer before an account is debited. */
export interface DebitNotice {
  to: string;
  memberId: string;
  language: Language;
  paymentId: string;
  orderNumber: string;
  credits: number;
  amountCents: number;
  currency: Currency;
  /** The earliest day. */
  debitedFrom: Date;
  holder: string;
  lastFour: string;
  reference: string;
  creditor: Pick<Company, 'name' | 'creditor_id'>;
}

/** Puts together the notice before an account is debited (SEPA). */
@Injectable()
export class DebitNotices {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly mandates: MandatesRepository,
    private readonly accounts: AccountsApi,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /** @returns undefined once nothing is debited or the payer is erased, and for an unconfirmed address */
  async prepare(paymentId: string): Promise<DebitNotice | undefined> {
    const payment = await this.payments.find(paymentId);
    if (!payment?.memberId || payment.mandateId === null || payment.status !== 'pending') return undefined;
    const payer = await this.accounts.addressee(payment.memberId);
    const mandate = await this.mandates.find(payment.mandateId);
    const creditor = await this.tenantRegistry.company(TenantContext.current().settings.company_id);
    if (!payer?.isConfirmed || !mandate?.holder || !creditor) return undefined;
    const { credits, amountCents, currency, createdAt } = payment;
    return {
      memberId: payment.memberId,
      ...{ to: payer.email, language: payer.language, paymentId, orderNumber: orderNumber(paymentId) },
      ...{ credits, amountCents, currency, creditor },
      debitedFrom: new Date(createdAt.getTime() + debitAfterMs),
      ...{ holder: mandate.holder, lastFour: mandate.lastFour, reference: mandateReference(mandate.id) },
    };
  }
}
