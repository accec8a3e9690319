import { Injectable } from '@nestjs/common';
import { Clock } from '../../../ports/clock.js';
import { DateSharesRepository, type StoredDateShare } from './date-shares.repository.js';

export { askCheckInJob, checkInMailJob, type CheckInOrder } from './check-in-jobs.js';
export { CheckIns, type CheckInMail } from './check-ins.js';

/** A shared plan for the data export: all but the hash of its token. */
export type DateShareExport = Omit<StoredDateShare, 'id' | 'memberId' | 'tokenHash'>;

/** What other modules may do with shared plans. */
@Injectable()
export class DateSharesApi {
  constructor(
    private readonly dateShares: DateSharesRepository,
    private readonly clock: Clock,
  ) {}

  /** Whether the member is asked if they got home, and has not answered. */
  isAsked(memberId: string): Promise<boolean> {
    return this.dateShares.asks(memberId, this.clock.now());
  }

  async export(memberId: string): Promise<DateShareExport[]> {
    const shares = await this.dateShares.ofMember(memberId);
    return shares.map(({ id: _id, memberId: _member, tokenHash: _hash, ...share }) => share);
  }
}
