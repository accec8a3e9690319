import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { Interest, ReplyTime } from '@kindling/contract/profiles/profile-values';
import type { DeckCard, FoundCard, Nearness, ProfileCard } from '@kindling/contract/profiles/profile';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { distanceTo, type Position } from '../location/distance-rules.js';
import {
  cardOf,
  detailsOf,
  fitDetailsOf,
  ownCardOf,
  ownDetailsOf,
  wordsOf,
  type FitDetails,
  type OwnCard,
  type OwnDetails,
  type ProfileDetails,
  type Shown,
} from '../profile-rules.js';
import { ProfilesRepository, type ProfileRow } from '../record/profiles.repository.js';
import { HeldTextsRepository } from '../texts/held-texts.repository.js';
import { ProfileChangesRepository } from '../texts/profile-changes.repository.js';
import { presenceOf } from './presence-rules.js';
import type { CardRow, DeckRow, FitRow, FoundRow } from './profile-card.js';
import { ReplyCountsRepository, type AnswerRow } from './reply-counts.repository.js';
import { usualReplyTime } from './reply-rules.js';

/** The reader, and where their distances start. */
export interface FoundFor {
  memberId: string | null;
  position: Position | null;
}

/** Without any of it. */
export const untoldNearness: Nearness = { distance_km: null, presence: null };

/** Describes profiles as far as the brand shows them, for readers who may see them and for their owners. */
@Injectable()
export class DescribeProfile {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly heldTexts: HeldTextsRepository,
    private readonly profileChanges: ProfileChangesRepository,
    private readonly replyCounts: ReplyCountsRepository,
    private readonly clock: Clock,
  ) {}

  /** Cards of rows that were read by `cardColumns`, in the same order. */
  cardsOf(rows: readonly CardRow[]): ProfileCard[] {
    const shown = this.shown();
    return rows.map((row) => cardOf(row, shown));
  }

  /** Cards of rows found in lists, in the same order. */
  foundCardsOf(rows: readonly FoundRow[], reader: FoundFor): FoundCard[] {
    const shown = this.shown();
    return rows.map((row) => ({ ...cardOf(row, shown), ...nearnessOf(row, reader, shown) }));
  }

  /** Cards of the swipe game without their photos. @param interests the reader's own */
  deckCardsOf(
    rows: readonly DeckRow[],
    reader: FoundFor & { interests: readonly Interest[] },
  ): Omit<DeckCard, 'photos'>[] {
    const shown = this.shown();
    const own = new Set(reader.interests);
    return rows.map((row) => {
      const words = wordsOf(row, shown);
      return {
        ...{ ...cardOf(row, shown), ...nearnessOf(row, reader, shown), ...words },
        shared_interests: words.interests.filter((interest) => own.has(interest)),
      };
    });
  }

  /** The same of a profile that the reader may see; nothing of one that lists do not show. */
  async nearness(id: string, reader: FoundFor): Promise<Nearness> {
    const shown = this.shown();
    const isTold = shown.notes.has('distance') || shown.notes.has('presence');
    if (!isTold || reader.memberId === null || reader.memberId === id) return untoldNearness;
    const row = await this.profiles.findListed(id);
    return row ? nearnessOf(row, reader, shown) : untoldNearness;
  }

  /** What the owner's own page always shows of a profile. */
  ownCardOf(row: ProfileRow): OwnCard {
    return ownCardOf(row, this.shown());
  }

  /** The row behind a profile that the reader may see; one's own always. */
  seenBy(viewerId: string | null, id: string, despiteOwnBlocks = false): Promise<ProfileRow | undefined> {
    return viewerId === id
      ? this.profiles.find(id)
      : this.profiles.findVisible(viewerId, id, despiteOwnBlocks);
  }

  /**
   * All that the reader may see of the profile but photos and likes.
   *
   * @param despiteOwnBlocks also of one that the reader blocked
   */
  async details(
    viewerId: string | null,
    id: string,
    despiteOwnBlocks = false,
  ): Promise<ProfileDetails | undefined> {
    const row = await this.seenBy(viewerId, id, despiteOwnBlocks);
    return row && this.detailed(row);
  }

  /**
   * The member's profile as a stranger reads it; `hidden` where strangers don't see it.
   *
   * @returns undefined only for an id that is no member's
   */
  async asStrangers(
    memberId: string,
  ): Promise<{ details: ProfileDetails; hidden: 'disabled' | 'invisible' | null } | undefined> {
    const row = await this.profiles.find(memberId);
    if (!row) return undefined;
    const hidden = row.status === 'disabled' ? 'disabled' : row.invisible ? 'invisible' : null;
    return { details: await this.detailed(row), hidden };
  }

  /** A member's own profile, whole; undefined only for an id that is no member's. */
  async own(memberId: string): Promise<OwnDetails | undefined> {
    const row = await this.profiles.find(memberId);
    if (!row) return undefined;
    const shown = this.shown();
    const [held, changes, replyTime] = await Promise.all([
      this.heldTexts.of(memberId),
      this.profileChanges.of(memberId),
      this.replyTime(row, shown),
    ]);
    return ownDetailsOf(row, shown, { held, changes, replyTime });
  }

  private async detailed(row: ProfileRow): Promise<ProfileDetails> {
    const shown = this.shown();
    return detailsOf(row, shown, { replyTime: await this.replyTime(row, shown) });
  }

  /** What profiles that lists show to the reader tell of how they fit, in the same order. */
  fitDetailsOf(rows: readonly (FitRow & AnswerRow)[]): FitDetails[] {
    const shown = this.shown();
    return rows.map((row) => {
      const { withinHour, withinDay, withinWeek, later } = row;
      const replyTime = usualReplyTime({
        ...{ withinHour: withinHour ?? 0, withinDay: withinDay ?? 0 },
        ...{ withinWeek: withinWeek ?? 0, later: later ?? 0 },
      });
      return fitDetailsOf(row, shown, { replyTime });
    });
  }

  /** Asked for only where the brand tells it. */
  private async replyTime({ id, fictional }: ProfileRow, { notes }: Shown): Promise<ReplyTime | null> {
    const counts = notes.has('reply_time') && !fictional ? await this.replyCounts.find(id) : undefined;
    return counts ? usualReplyTime(counts) : null;
  }

  /** What the brand shows of profiles now. */
  private shown(): Shown {
    const { settings } = TenantContext.current();
    const now = this.clock.now();
    const timeZone = timeZoneOf(settings);
    return {
      ...{ now, timeZone },
      today: dayIn(timeZone, now),
      fields: new Set(settings.visible_profile_fields),
      notes: new Set(settings.visible_profile_notes),
    };
  }
}

/** Distance and last visit, as far as the brand shows them: to members alone. */
function nearnessOf(row: FoundRow, { memberId, position }: FoundFor, shown: Shown): Nearness {
  const told = memberId !== null;
  return {
    distance_km: told && shown.notes.has('distance') ? distanceTo(row, position) : null,
    presence: told && shown.notes.has('presence') ? presenceOf(row, shown) : null,
  };
}
