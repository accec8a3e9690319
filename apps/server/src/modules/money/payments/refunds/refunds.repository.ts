import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { RefundStatus } from '@kindling/contract/money/calls/payments';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import type { RefundFailure } from './refund-rules.js';
import { RefundEntity } from './refund.entity.js';

export type RefundRow = Readonly<Omit<RefundEntity, 'tenantId'>>;
export type NewRefund = Pick<
  RefundRow,
  | 'paymentId'
  | 'clientId'
  | 'askedBy'
  | 'staffId'
  | 'limitCents'
  | 'kind'
  | 'amountCents'
  | 'credits'
  | 'usedCredits'
> &
  Partial<Pick<RefundRow, 'reason' | 'note'>> & { status: 'requested' | 'completed' };

const newestFirst = { requestedAt: 'DESC', id: 'DESC' } as const;

@Injectable()
export class RefundsRepository {
  private readonly refunds: TenantRepository<RefundEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.refunds = new TenantRepository(database, RefundEntity);
  }

  find(id: string): Promise<RefundRow | undefined> {
    return this.refunds.findOne({ id });
  }

  findByClientId(paymentId: string, clientId: string): Promise<RefundRow | undefined> {
    return this.refunds.findOne({ paymentId, clientId });
  }

  /** A refund as it is now; its payment has to be locked before. */
  lock(id: string): Promise<RefundRow | undefined> {
    this.database.requireTransaction('Changing a refund');
    return this.refunds.findOne({ id }, { forUpdate: true });
  }

  /** The refund of a payment that is not settled; the payment has to be locked before. */
  lockOpen(paymentId: string): Promise<RefundRow | undefined> {
    this.database.requireTransaction('Changing a refund');
    return this.refunds.findOne({ paymentId, openMark: 1 }, { forUpdate: true });
  }

  /** The refunds of payments, the newest first. */
  ofPayments(paymentIds: readonly string[]): Promise<RefundRow[]> {
    if (paymentIds.length === 0) return Promise.resolve([]);
    return this.refunds.find({ paymentId: In([...paymentIds]) }, { order: newestFirst });
  }

  /** @returns its id; undefined when the payment has an open refund, or one from the same client id */
  async insert(refund: NewRefund): Promise<string | undefined> {
    const id = this.ids.next();
    const now = this.clock.now();
    const isOpen = refund.status === 'requested';
    try {
      await this.refunds.insert({
        reason: null,
        note: null,
        ...refund,
        id,
        approvedBy: null,
        approvedAt: null,
        declineNote: null,
        previousStatus: null,
        openMark: isOpen ? 1 : null,
        failure: null,
        requestedAt: now,
        settledAt: isOpen ? null : now,
      });
    } catch (error) {
      if (isDuplicate(error, 'uq_refund_open') || isDuplicate(error, 'uq_refund_client')) return undefined;
      throw error;
    }
    return id;
  }

  /**
   * @param refund as it was read when it was locked
   * @param failure why, for one that fails
   * @throws Error when its state has changed since, which the lock of its payment should prevent
   */
  async changeStatus(refund: RefundRow, to: RefundStatus, failure: RefundFailure | null): Promise<void> {
    const isOpen = to === 'requested' || to === 'pending';
    const { affectedRows } = await this.database.write(
      `UPDATE refund SET previous_status = status, status = :to, open_mark = :open, failure = :failure,
              settled_at = :settledAt
        WHERE tenant_id = :tenant AND id = :id AND status = :from`,
      {
        id: refund.id,
        from: refund.status,
        to,
        failure,
        open: isOpen ? 1 : null,
        settledAt: isOpen ? null : this.clock.now(),
      },
    );
    if (affectedRows !== 1) throw new Error('A refund changed its state while it was locked');
  }

  /** A second person approves; the database refuses the requester. */
  async approve(id: string, staffId: string): Promise<void> {
    await this.refunds.update(
      { id, status: 'requested' },
      { approvedBy: staffId, approvedAt: this.clock.now() },
    );
  }

  /** Keeps the reason of a decline, for staff. */
  async noteDecline(id: string, declineNote: string): Promise<void> {
    await this.refunds.update({ id }, { declineNote });
  }

  /** Deletes the client ids of a payment's refunds, and the notes of staff. */
  async anonymize(paymentId: string): Promise<void> {
    await this.refunds.update({ paymentId }, { clientId: null, note: null, declineNote: null });
  }

  async deleteOfPayment(paymentId: string): Promise<void> {
    await this.refunds.delete({ paymentId });
  }
}
