import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { keepCardJob } from '../payments.jobs.js';
import { PaymentsRepository } from '../payments.repository.js';
import { MandatesRepository } from './mandates.repository.js';

/** Keeps the card of a paid payment whose payer agreed to that. */
@Injectable()
@JobHandler(keepCardJob)
export class KeepCard implements HandlesJob<{ paymentId: string }> {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly paymentProviders: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly mandates: MandatesRepository,
  ) {}

  /** A repeat keeps it once: the provider names the same mandate. */
  async handle({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment?.memberId || !payment.keepsCard || payment.providerReference === null) return;
    const { memberId, provider } = payment;
    const kept = await this.paymentProviders.named(provider)?.cardOf(payment.providerReference);
    if (!kept) return;
    await this.mandates.insert({
      ...{ id: this.ids.next(), memberId, clientId: null, kind: 'card', provider },
      ...{ providerCustomer: kept.customer, providerMandate: kept.mandate, accountHash: null },
      ...{ lastFour: kept.lastFour, label: kept.label },
      ...{ holder: null, street: null, houseNumber: null, postcode: null, city: null, mobileHash: null },
      signedAt: this.clock.now(),
    });
  }
}
