import { Injectable } from '@nestjs/common';
import type { CorrectionReason } from '@kindling/contract/credits/correction-rules';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { walletChanged } from '../credit-events.js';
import { postingKey, type Transfer } from '../credit-rules.js';
import { CreditsRepository } from '../credits.repository.js';
import { correctionLimit, countedTogetherMs, isSmallEnough } from './correction-rules.js';
import { CorrectionsRepository, type CorrectionRow } from './corrections.repository.js';

/** What a staff member wants to be corrected. */
export interface CorrectionOrder {
  memberId: string;
  clientId: string;
  staffId: string;
  /** Credits: above 0 into the wallet, below 0 out of it. */
  amount: number;
  reason: CorrectionReason;
  note: string;
  /** The newest correction that they were shown; null for none. */
  seen: string | null;
}

/** What a second person decided; a refusal has its reason. */
export type CorrectionDecision = { decision: 'approve' } | { decision: 'decline'; note: string };

/** How many a member's page shows. */
const shown = 20;

/** Corrects credits by a posting with a reason. Every step runs inside the caller's transaction, with its audit entry. */
@Injectable()
export class CorrectCredits {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly database: Database,
    private readonly events: Events,
    private readonly corrections: CorrectionsRepository,
    private readonly credits: CreditsRepository,
  ) {}

  /** Above how many credits the current brand asks for a second person. */
  limit(): number {
    return correctionLimit(TenantContext.current().settings.correction_limit_credits);
  }

  /** A member's corrections, the newest first. */
  async of(memberId: string): Promise<CorrectionRow[]> {
    const wallet = await this.credits.findWallet(memberId);
    return wallet ? this.corrections.newestOf(wallet.id, shown) : [];
  }

  /** Whose wallet a correction is about; null once they are erased. */
  memberOf(correction: CorrectionRow): Promise<string | null> {
    return this.corrections.memberOf(correction.walletId);
  }

  /**
   * Books it at once, or leaves it for a second person. A repeat of the client id is the same correction.
   *
   * @returns the correction, and whether it is new
   * @throws Problem `not_found` for a member without a wallet; `correction_changed` when another one came since what they were
   *   shown, or waits; `insufficient_credits`; `idempotency_conflict`
   */
  async order(order: CorrectionOrder): Promise<{ correction: CorrectionRow; isNew: boolean }> {
    this.database.requireTransaction('Correcting credits');
    const { memberId, clientId, staffId, amount, reason, note, seen } = order;
    const wallet = await this.credits.lockWallet(memberId);
    if (!wallet) throw problem('not_found');
    const known = await this.corrections.findByClientId(wallet.id, clientId);
    if (known) return { correction: same(known, order), isNew: false };
    const [newest] = await this.corrections.newestOf(wallet.id, 1);
    if ((newest?.id ?? null) !== seen || newest?.state === 'requested') throw problem('correction_changed');
    if (wallet.balance + amount < 0) throw problem('insufficient_credits');
    const now = this.clock.now();
    const before = await this.corrections.aloneSince(wallet.id, new Date(now.getTime() - countedTogetherMs));
    const alone = isSmallEnough(amount, before, this.limit());
    const row: CorrectionRow = {
      ...{ id: this.ids.next(), walletId: wallet.id, clientId, amount, reason, note, staffId, alone },
      ...{ state: alone ? 'booked' : 'requested', openMark: alone ? null : 1 },
      ...{ decidedBy: null, declineNote: null, requestedAt: now, settledAt: alone ? now : null },
    };
    await this.corrections.insert(row);
    if (alone) await this.book(row, memberId);
    return { correction: row, isNew: true };
  }

  /**
   * The second person approves, or anyone of the staff declines.
   *
   * @throws Problem `not_found`, also once the member is erased; `correction_decided`; `other_person_required` when whoever
   *   asked wants to agree; `insufficient_credits` when the wallet holds less by now
   */
  async decide(id: string, staffId: string, taken: CorrectionDecision): Promise<CorrectionRow> {
    this.database.requireTransaction('Deciding about a correction');
    const found = await this.corrections.find(id);
    const memberId = found && (await this.corrections.memberOf(found.walletId));
    const wallet = memberId ? await this.credits.lockWallet(memberId) : undefined;
    const correction = wallet && (await this.corrections.find(id));
    if (!correction || !memberId) throw problem('not_found');
    if (correction.state !== 'requested') throw problem('correction_decided');
    const isAgreed = taken.decision === 'approve';
    if (isAgreed && correction.staffId === staffId) throw problem('other_person_required');
    if (isAgreed && wallet.balance + correction.amount < 0) throw problem('insufficient_credits');
    const end = {
      ...{ state: isAgreed ? ('booked' as const) : ('declined' as const), decidedBy: staffId },
      ...{ declineNote: taken.decision === 'decline' ? taken.note : null, settledAt: this.clock.now() },
    };
    await this.corrections.settle(id, end);
    if (isAgreed) await this.book(correction, memberId);
    return { ...correction, ...end, openMark: null };
  }

  /** The wallet is locked and holds enough. */
  private async book({ id, walletId, amount }: CorrectionRow, memberId: string): Promise<void> {
    const isGiven = amount > 0;
    const transfer: Transfer = {
      debitAccount: isGiven ? 'grants' : walletId,
      creditAccount: isGiven ? walletId : 'grants',
      amount: Math.abs(amount),
      idempotencyKey: postingKey.correction(id),
      cause: 'correction',
      causeId: id,
    };
    if (isGiven) await this.credits.creditWallet(walletId, amount);
    else this.credits.debitWallet(walletId, -amount);
    this.credits.post(transfer);
    await this.events.emit(walletChanged, { memberId });
  }
}

/** @throws Problem `idempotency_conflict` when a client id came back with something else */
function same(known: CorrectionRow, { staffId, amount, reason }: CorrectionOrder): CorrectionRow {
  if (known.staffId !== staffId || known.amount !== amount || known.reason !== reason)
    throw problem('idempotency_conflict');
  return known;
}
