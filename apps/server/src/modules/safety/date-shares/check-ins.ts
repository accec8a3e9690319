import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { problem } from '../../../kernel/ground/problem.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import type { CheckInOrder } from './check-in-jobs.js';
import { stateOf } from './date-share-view.js';
import { DateSharesRepository, type StoredDateShare } from './date-shares.repository.js';

export interface CheckInMail {
  to: string;
  memberId: string;
  language: Language;
}

/** The question of the morning after a date, and its answer. Nobody watches for it. */
@Injectable()
export class CheckIns {
  constructor(
    private readonly dateShares: DateSharesRepository,
    private readonly accounts: AccountsApi,
    private readonly clock: Clock,
  ) {}

  /**
   * The member says that all is well, also before they are asked.
   *
   * @throws Problem `not_found` for a link that ended
   */
  async checkIn(memberId: string, id: string): Promise<StoredDateShare> {
    const now = this.clock.now();
    const share = await this.dateShares.find(memberId, id);
    if (!share || stateOf(share, now) === 'ended') throw problem('not_found');
    if (share.checkedInAt !== null) return share;
    await this.dateShares.checkIn(id, now);
    return { ...share, checkedInAt: now };
  }

  /** Whether the member is still to be told that the question waits: it is due, unanswered, and they were not told. */
  async isDue({ memberId, shareId }: CheckInOrder): Promise<boolean> {
    const share = await this.dateShares.find(memberId, shareId);
    return share?.toldAt === null && stateOf(share, this.clock.now()) === 'asked';
  }

  async noteTold({ shareId }: CheckInOrder): Promise<void> {
    await this.dateShares.noteTold(shareId, this.clock.now());
  }

  /** @returns undefined once it is answered, for an account that is not active, and for an unconfirmed address */
  async prepare({ memberId, shareId }: CheckInOrder): Promise<CheckInMail | undefined> {
    const share = await this.dateShares.find(memberId, shareId);
    if (!share || stateOf(share, this.clock.now()) !== 'asked') return undefined;
    if ((await this.accounts.find(memberId))?.status !== 'active') return undefined;
    const addressee = await this.accounts.addressee(memberId);
    if (!addressee?.isConfirmed) return undefined;
    return { to: addressee.email, memberId, language: addressee.language };
  }
}
