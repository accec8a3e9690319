import { Injectable } from '@nestjs/common';
import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { instantOf, isSharable, mostDateShares, timesOfShare } from '@kindling/contract/safety/date-share';
import { Database } from '../../../kernel/database/database.js';
import { hashSecret } from '../../../kernel/ground/hash-secret.js';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { askCheckInJob } from './check-in-jobs.js';
import { stateOf } from './date-share-view.js';
import { DateSharesRepository, type DatePlan, type StoredDateShare } from './date-shares.repository.js';
import { ShareLinks } from './share-links.js';

/** A plan as the member typed it. */
export interface TypedPlan {
  sharer: string;
  other: string;
  place: string;
  /** As clocks in the brand's time zone show it. */
  at: string;
}

export interface NewLink {
  share: StoredDateShare;
  link: string;
}

/** Makes and changes links to a member's plans. */
@Injectable()
export class ShareDate {
  constructor(
    private readonly dateShares: DateSharesRepository,
    private readonly shareLinks: ShareLinks,
    private readonly database: Database,
    private readonly profiles: ProfilesApi,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws Problem `date_share_limit_reached`, `validation_failed` for a date that is past or far */
  async share(memberId: string, typed: TypedPlan): Promise<NewLink> {
    const now = this.clock.now();
    const plan = planOf(typed, now);
    const token = this.ids.secret();
    const share: StoredDateShare = {
      id: this.ids.next(),
      memberId,
      tokenHash: hashSecret(token),
      ...plan,
      toldAt: null,
      opened: false,
      checkedInAt: null,
      createdAt: now,
    };
    await this.database.inTransaction(async () => {
      // One at a time, so that two presses do not make one link more than there may be.
      await this.profiles.lock(memberId);
      if ((await this.dateShares.countOpen(memberId, now)) >= mostDateShares)
        throw problem('date_share_limit_reached');
      await this.dateShares.insert(share);
      await this.planQuestion(share, now);
    });
    return { share, link: await this.shareLinks.of(memberId, token) };
  }

  /** @throws Problem `not_found` for one that ended or was answered, `validation_failed` for another date that is past or far */
  async change(memberId: string, id: string, typed: TypedPlan): Promise<StoredDateShare> {
    const now = this.clock.now();
    return this.database.inTransaction(async () => {
      await this.profiles.lock(memberId);
      const before = await this.requireOpen(memberId, id, now);
      const timeZone = timeZoneOf(TenantContext.current().settings);
      const isMoved = instantOf(timeZone, typed.at).getTime() !== before.dateAt.getTime();
      const { dateAt, askedAt, endsAt } = before;
      const times = isMoved ? planOf(typed, now) : { dateAt, askedAt, endsAt };
      const plan = { ...namesOf(typed), ...times, toldAt: isMoved ? null : before.toldAt };
      await this.dateShares.change(id, plan);
      const share = { ...before, ...plan };
      if (isMoved) await this.planQuestion(share, now);
      return share;
    });
  }

  /** @throws Problem `not_found` for one that ended or was answered */
  async renew(memberId: string, id: string): Promise<NewLink> {
    const before = await this.requireOpen(memberId, id, this.clock.now());
    const token = this.ids.secret();
    const tokenHash = hashSecret(token);
    await this.dateShares.renew(id, tokenHash);
    return {
      share: { ...before, tokenHash, opened: false },
      link: await this.shareLinks.of(memberId, token),
    };
  }

  private async requireOpen(memberId: string, id: string, now: Date): Promise<StoredDateShare> {
    const share = await this.dateShares.find(memberId, id);
    const isOpen = share && ['planned', 'asked'].includes(stateOf(share, now));
    if (!isOpen) throw problem('not_found');
    return share;
  }

  private planQuestion({ id, memberId, askedAt }: StoredDateShare, now: Date): Promise<void> {
    const seconds = Math.ceil((askedAt.getTime() - now.getTime()) / 1000);
    return this.outbox.add(askCheckInJob, { memberId, shareId: id }, Math.max(0, seconds));
  }
}

function planOf(typed: TypedPlan, now: Date): DatePlan {
  const timeZone = timeZoneOf(TenantContext.current().settings);
  const dateAt = instantOf(timeZone, typed.at);
  if (!isSharable(dateAt, now)) throw fieldProblems({ at: 'out_of_range' });
  return { ...namesOf(typed), dateAt, ...timesOfShare(timeZone, dateAt) };
}

function namesOf({ sharer, other, place }: TypedPlan): Pick<DatePlan, 'sharerName' | 'otherName' | 'place'> {
  return { sharerName: sharer, otherName: other, place };
}
