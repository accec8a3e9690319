import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import type { PaymentStatus } from '@kindling/contract/money/calls/payments';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { columnsOf, type RowOf } from '../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../kernel/database/row-values.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { PageReads } from '../../../kernel/pages/page-reads.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import type { Checkout } from '../../../ports/payment-provider.js';
import type { PurchaseOwner } from '../../credits/credits.api.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentEventEntity } from './webhooks/payment-event.entity.js';

export type PaymentRow = Readonly<Omit<PaymentEntity, 'tenantId'>>;
export type NewPayment = { memberId: string } & Pick<
  PaymentRow,
  | 'clientId'
  | 'bundle'
  | 'credits'
  | 'amountCents'
  | 'costsCents'
  | 'discountCode'
  | 'discountCents'
  | 'discountClaim'
  | 'codeClaim'
  | 'currency'
  | 'paymentMethod'
  | 'mandateId'
  | 'keepsCard'
  | 'language'
  | 'country'
  | 'provider'
>;
type NewEvent = Omit<PaymentEventEntity, 'tenantId' | 'id' | 'receivedAt' | 'completedAt'>;

const codeUse = columnsOf(PaymentEntity, ['tenantId', 'discountCode', 'currency'])
  .present('discountCode')
  .with('paid', "CAST(SUM(status IN ('completed', 'refunded', 'charged_back')) AS UNSIGNED)", wholeNumber)
  .with('open', "CAST(SUM(status IN ('created', 'pending')) AS UNSIGNED)", wholeNumber)
  .with(
    'revenueCents',
    "CAST(SUM(IF(status = 'completed', amount_cents - refunded_cents, 0)) AS UNSIGNED)",
    wholeNumber,
  )
  .with('takenOffCents', "CAST(SUM(IF(status = 'completed', discount_cents, 0)) AS UNSIGNED)", wholeNumber);
export type CodeUse = RowOf<typeof codeUse>;

@Injectable()
export class PaymentsRepository {
  private readonly payments: TenantRepository<PaymentEntity>;
  private readonly events: TenantRepository<PaymentEventEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.payments = new TenantRepository(database, PaymentEntity);
    this.events = new TenantRepository(database, PaymentEventEntity);
  }

  find(id: string): Promise<PaymentRow | undefined> {
    return this.payments.findOne({ id });
  }

  findOwn(id: string, memberId: string): Promise<PaymentRow | undefined> {
    return this.payments.findOne({ id, memberId });
  }

  findByClientId(memberId: string, clientId: string): Promise<PaymentRow | undefined> {
    return this.payments.findOne({ memberId, clientId });
  }

  findByReference(provider: string, providerReference: string): Promise<PaymentRow | undefined> {
    return this.payments.findOne({ provider, providerReference });
  }

  /** Payments of members who are not erased, with a provider, that began since then. */
  startedSince(provider: string, since: Date): Promise<PaymentRow[]> {
    return this.payments.find({
      provider,
      providerReference: Not(IsNull()),
      memberId: Not(IsNull()),
      createdAt: MoreThanOrEqual(since),
    });
  }

  /** The payment that has what a member's use of a discount is counted by, paid or still to be paid. */
  findByClaim(memberId: string, claim: string): Promise<PaymentRow | undefined> {
    return PageReads.once(`claim ${claim} ${memberId}`, () =>
      this.payments.findOne({ memberId, discountClaim: claim }),
    );
  }

  /** The payment that claims a code with a single use, of any member. */
  findByCodeClaim(code: string): Promise<PaymentRow | undefined> {
    return this.payments.findOne({ codeClaim: code });
  }

  /** The discounts that a member has used: the claims of payments that got beyond their start. */
  async claimsUsed(memberId: string): Promise<string[]> {
    const rows = await this.payments.find({ memberId, discountClaim: Not(IsNull()), status: Not('created') });
    return rows.flatMap(({ discountClaim }) => discountClaim ?? []);
  }

  /** The newest payment of a member that was completed and did not go back. */
  lastCompletedOf(memberId: string): Promise<PaymentRow | undefined> {
    return this.payments.findOne(
      { memberId, status: 'completed' },
      { order: { completedAt: 'DESC', id: 'DESC' } },
    );
  }

  /** Payments of a member that are being processed, the newest first. */
  pendingOf(memberId: string): Promise<PaymentRow[]> {
    return this.payments.find({ memberId, status: 'pending' }, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Payments of a member, the newest first. @param atMost all of them when absent */
  ofMember(memberId: string, atMost?: number): Promise<PaymentRow[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return this.payments.find({ memberId }, { order, ...(atMost === undefined ? {} : { take: atMost }) });
  }

  /** The events of a payment, in the order of their arrival. */
  eventsOf(paymentId: string): Promise<Omit<PaymentEventEntity, 'tenantId'>[]> {
    return this.events.find({ paymentId }, { order: { receivedAt: 'ASC', id: 'ASC' } });
  }

  /** Locks all payments of a member until the transaction ends. */
  lockOfMember(memberId: string): Promise<PaymentRow[]> {
    this.database.requireTransaction('Erasing payments');
    return this.payments.find({ memberId }, { order: { id: 'ASC' }, forUpdate: true });
  }

  /** Locks all payments that are kept under a wallet until the transaction ends. */
  lockOfWallet(walletId: string): Promise<PaymentRow[]> {
    this.database.requireTransaction('Dropping payments');
    return this.payments.find({ walletId }, { order: { id: 'ASC' }, forUpdate: true });
  }

  /** Keeps a payment under a wallet instead of its member, with nothing of the browser or the way it was paid. */
  async anonymize(id: string, walletId: string): Promise<void> {
    await this.database.write(
      `UPDATE payment SET member_id = NULL, wallet_id = :walletId, client_id = CONCAT('erased-', id),
              discount_claim = NULL, mandate_id = NULL, redirect_url = IF(redirect_url IS NULL, NULL, '')
        WHERE tenant_id = :tenant AND id = :id`,
      { id, walletId },
    );
  }

  async delete(id: string): Promise<void> {
    await this.events.delete({ paymentId: id });
    await this.payments.delete({ id });
  }

  /** How many payments a member started since then. */
  countSince(memberId: string, since: Date): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM payment
        WHERE tenant_id = :tenant AND member_id = :memberId AND created_at > :since`,
      { memberId, since },
    );
  }

  /** @returns its id; else why there is none: the member has a payment of that client id, or one with that discount */
  async insert(payment: NewPayment): Promise<{ id: string } | 'repeated' | 'discount_claimed'> {
    const id = this.ids.next();
    try {
      await this.payments.insert({
        ...payment,
        id,
        walletId: null,
        status: 'created',
        providerReference: null,
        redirectUrl: null,
        previousStatus: null,
        refundedCents: 0,
        returnedCredits: 0,
        createdAt: this.clock.now(),
        completedAt: null,
        chargedBackAt: null,
        receiptMailedAt: null,
      });
    } catch (error) {
      if (isDuplicate(error, 'uq_payment_client')) return 'repeated';
      if (isDuplicate(error, 'uq_payment_discount') || isDuplicate(error, 'uq_payment_code'))
        return 'discount_claimed';
      throw error;
    }
    return { id };
  }

  /** Records the provider's page. Of two starts at once the first is kept: the provider gave both the same page. */
  async recordCheckout(id: string, { reference, redirectUrl }: Omit<Checkout, 'status'>): Promise<void> {
    await this.database.write(
      `UPDATE payment SET provider_reference = :reference, redirect_url = :redirectUrl
        WHERE tenant_id = :tenant AND id = :id AND provider_reference IS NULL`,
      { id, reference, redirectUrl },
    );
  }

  /** Locks a payment until the transaction ends. @throws Error when there is none */
  async lock(id: string): Promise<PaymentRow> {
    this.database.requireTransaction('Changing a payment');
    const payment = await this.payments.findOne({ id }, { forUpdate: true });
    if (!payment) throw new Error('A payment is gone');
    return payment;
  }

  /** The same for one of a member's own. @returns undefined when it is not theirs */
  lockOwn(id: string, memberId: string): Promise<PaymentRow | undefined> {
    this.database.requireTransaction('Changing a payment');
    return this.payments.findOne({ id, memberId }, { forUpdate: true });
  }

  /** Locks the payment until the transaction ends, so that reports about it are applied one after another. */
  lockByReference(provider: string, reference: string): Promise<PaymentRow | undefined> {
    this.database.requireTransaction('Applying what a provider said');
    return this.payments.findOne({ provider, providerReference: reference }, { forUpdate: true });
  }

  /** @returns its id; undefined when this event is known already */
  async insertEvent(event: NewEvent): Promise<string | undefined> {
    const id = this.ids.next();
    try {
      await this.events.insert({ ...event, id, receivedAt: this.clock.now(), completedAt: null });
      return id;
    } catch (error) {
      if (isDuplicate(error, 'uq_payment_event')) return undefined;
      throw error;
    }
  }

  /** Notes on an event that it completed its payment, which from then on stays completed, by a key. */
  async markCompletion(eventId: string, { id, completedAt }: PaymentRow): Promise<void> {
    const changed = await this.events.update({ id: eventId, paymentId: id }, { completedAt });
    if (changed !== 1 || completedAt === null) throw new Error('A payment was completed by no event');
  }

  /**
   * Moves a payment to a state. One that failed, was cancelled or expired gives the use of its discount back.
   *
   * @param payment as it was read when it was locked
   * @throws Error when its state has changed since, which the lock should prevent
   */
  async changeStatus({ id, status: from }: PaymentRow, to: PaymentStatus): Promise<void> {
    const since = (status: PaymentStatus) => (to === status ? this.clock.now() : null);
    const { affectedRows } = await this.database.write(
      `UPDATE payment SET previous_status = status, status = :to, completed_at = COALESCE(completed_at, :completedAt),
              charged_back_at = :chargedBackAt,
              discount_claim = IF(:to IN ('failed', 'cancelled', 'expired'), NULL, discount_claim),
              code_claim = IF(:to IN ('failed', 'cancelled', 'expired'), NULL, code_claim)
        WHERE tenant_id = :tenant AND id = :id AND status = :from`,
      { id, from, to, completedAt: since('completed'), chargedBackAt: since('charged_back') },
    );
    if (affectedRows !== 1) throw new Error('A payment changed its state while it was locked');
  }

  /** Notes that the receipt was mailed; the first time counts. */
  async markReceiptMailed(id: string): Promise<void> {
    await this.payments.update({ id, receiptMailedAt: IsNull() }, { receiptMailedAt: this.clock.now() });
  }

  /** Adds to what went back of a payment and of its credits, or takes off what came to nothing. */
  async addReturned(id: string, cents: number, credits: number): Promise<void> {
    await this.database.write(
      `UPDATE payment SET refunded_cents = refunded_cents + :cents, returned_credits = returned_credits + :credits
        WHERE tenant_id = :tenant AND id = :id`,
      { id, cents, credits },
    );
  }

  /** Payments whose money went back whole, the oldest first. Ask with the wallet locked. */
  fullyReturnedOf(owner: PurchaseOwner): Promise<PaymentRow[]> {
    const options = { order: { createdAt: 'ASC', id: 'ASC' } } as const;
    const status = In(['refunded', 'charged_back'] as const);
    return 'memberId' in owner
      ? this.payments.find({ memberId: owner.memberId, status }, options)
      : this.payments.find({ walletId: owner.walletId, status }, options);
  }

  /** Whether an owner has a purchase that was paid and not fully refunded; those are locked. */
  async hasStanding(owner: PurchaseOwner): Promise<boolean> {
    const locked = { forUpdate: true };
    const row =
      'memberId' in owner
        ? await this.payments.findOne({ memberId: owner.memberId, status: 'completed' }, locked)
        : await this.payments.findOne({ walletId: owner.walletId, status: 'completed' }, locked);
    return row !== undefined;
  }

  /** Frees the discount of a payment that can't be paid because it never got a page. */
  async releaseClaims(id: string): Promise<void> {
    await this.payments.update(
      { id, status: 'created', providerReference: IsNull() },
      { discountClaim: null, codeClaim: null },
    );
  }

  /** Takes the use of a discount again. @returns false when another payment has it by now */
  async claimAgain(id: string, claims: Pick<PaymentRow, 'discountClaim' | 'codeClaim'>): Promise<boolean> {
    try {
      await this.payments.update({ id }, claims);
      return true;
    } catch (error) {
      if (isDuplicate(error, 'uq_payment_discount') || isDuplicate(error, 'uq_payment_code')) return false;
      throw error;
    }
  }

  /** The uses of codes, each in its own brand, and the revenue of those payments; by code and currency. */
  async usesOf(codes: readonly (readonly [tenantId: string, code: string])[]): Promise<CodeUse[]> {
    if (codes.length === 0) return [];
    return acrossTenants('count uses of discount codes on the console', () =>
      this.database.rows(
        codeUse,
        // As pairs: by two lists apart, the database would look for each code in each brand.
        `SELECT ${codeUse.list} FROM payment WHERE (tenant_id, discount_code) IN (:codes)
          GROUP BY tenant_id, discount_code, currency`,
        { codes },
      ),
    );
  }
}

/** The owner of a payment's credits: the member's wallet, or the kept wallet of an erased member. */
export function ownerOf({ memberId, walletId }: PaymentRow): PurchaseOwner {
  if (memberId !== null) return { memberId };
  if (walletId !== null) return { walletId };
  throw new Error('A payment of nobody');
}
