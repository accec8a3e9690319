import { Inject, Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brand-day';
import type { ProfileCard, Seeking } from '@kindling/contract/shapes/profile';
import type { ProfileField } from '@kindling/contract/settings';
import { Database } from '../../kernel/database/database.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { BlocksRepository } from './blocks.repository.js';
import { ExportProfile, type ProfileExport } from './export-profile.js';
import type { PhotoRecord } from '../pictures/pictures.api.js';
import type { CardRow } from './profile-card.js';
import {
  cardOf,
  detailsOf,
  ownCardOf,
  ownDetailsOf,
  roundedLastSeen,
  type OwnCard,
  type OwnDetails,
  type ProfileDetails,
} from './profile-rules.js';
import type { ProfileEntity } from './profile.entity.js';
import { ProfilesRepository, type ProfileRow } from './profiles.repository.js';

export { AddFictionalProfile, type FictionalProfile } from './add-fictional-profile.js';
export { ListProfiles, type ProfileListing, type StaffProfile } from './list-profiles.js';
export { memberUnblocked, profileEnabled } from './profile-events.js';
export type { ProfileExport };
export { cardColumns, type CardRow } from './profile-card.js';
export { isInLists } from './profile-visibility.js';
export type { OwnDetails, ProfileDetails };

/** A profile that the reader may see, as far as rules about it need to know. */
export interface VisibleProfile {
  id: string;
  name: string;
  fictional: boolean;
  status: 'active' | 'disabled';
}

/** What a member may change of their profile; absent fields stay. */
export type ProfilePatch = Partial<
  Pick<
    ProfileEntity,
    | 'gender'
    | 'country'
    | 'region'
    | 'city'
    | 'placeId'
    | 'sexuality'
    | 'interests'
    | 'seeking'
    | 'reasonForSignup'
    | 'relationshipStatus'
    | 'hairColor'
    | 'eyeColor'
    | 'bodyType'
    | 'tattoos'
    | 'aboutMe'
  >
>;

/** What other modules may do with profiles. A reader is a member's id, or null for a visitor. */
@Injectable()
export class ProfilesApi {
  constructor(
    @Inject(ProfilesRepository) private readonly profiles: ProfilesRepository,
    @Inject(ExportProfile) private readonly exports: ExportProfile,
    @Inject(BlocksRepository) private readonly blocks: BlocksRepository,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Cards of those among `ids` that the reader may see; invisible, disabled and unknown ones are left out. */
  async cards(ids: readonly string[], viewerId: string | null = null): Promise<Map<string, ProfileCard>> {
    const rows = await this.profiles.findVisibleCards(viewerId, ids);
    return new Map(this.cardsOf(rows).map((card) => [card.id, card]));
  }

  /** Cards of rows that were read by `cardColumns`, with what the brand shows of profiles, in the same order. */
  cardsOf(rows: readonly CardRow[]): ProfileCard[] {
    const [today, fields] = [this.today(), shownFields()];
    return rows.map((row) => cardOf(row, today, fields));
  }

  /** Those among `ids` that the reader may see. */
  async visibleIds(ids: readonly string[], viewerId: string | null): Promise<Set<string>> {
    return new Set(await this.profiles.findVisibleIds(viewerId, ids));
  }

  /** The profile when the reader may see it; one's own always. */
  async visible(viewerId: string | null, id: string): Promise<VisibleProfile | undefined> {
    const row = await this.seenBy(viewerId, id);
    return row && { id: row.id, name: row.name, fictional: row.fictional, status: row.status };
  }

  /** All that the reader may see of the profile but photos and likes. */
  async details(viewerId: string | null, id: string): Promise<ProfileDetails | undefined> {
    const row = await this.seenBy(viewerId, id);
    return row && detailsOf(row, this.today(), shownFields());
  }

  /** A member's own profile, whole; undefined only for an id that is no member's. */
  async own(memberId: string): Promise<OwnDetails | undefined> {
    const row = await this.profiles.find(memberId);
    return row && ownDetailsOf(row, this.today());
  }

  /**
   * What the owner's own page always shows of their profile, and a note that they were here: stored in steps of five
   * minutes, so most visits change nothing.
   *
   * @returns undefined only for an id that is no member's
   */
  async visit(memberId: string): Promise<OwnCard | undefined> {
    const row = await this.profiles.find(memberId);
    if (!row) return undefined;
    const seenAt = roundedLastSeen(this.clock.now());
    if (row.lastSeenAt < seenAt) await this.profiles.touch(memberId, seenAt);
    return ownCardOf(row, this.today());
  }

  /** Whom the member looks for; null when they did not say. */
  async seeking(memberId: string): Promise<Seeking | null> {
    return (await this.profiles.find(memberId))?.seeking ?? null;
  }

  /** Changes what is named in `patch`. */
  async update(memberId: string, patch: ProfilePatch): Promise<void> {
    const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length > 0) await this.profiles.update(memberId, changes);
  }

  /** Forgets what is stored by consent only (trust 13). */
  async eraseSensitive(memberId: string): Promise<void> {
    await this.profiles.update(memberId, { sexuality: null, interests: [], seeking: null });
  }

  /** Takes the member out of every list, or puts them back (specification §4 "Visibility"). */
  async setInvisible(memberId: string, invisible: boolean): Promise<void> {
    await this.profiles.setInvisible(memberId, invisible);
  }

  /**
   * Names under which others show themselves to a member, by id, for what is the member's own: their export, their list
   * of blocks. Whoever deleted the account, blocked the member or hides is left out alike, so that nobody learns which.
   * Blocks of the member's own change nothing.
   */
  async names(
    memberId: string,
    ids: readonly string[],
  ): Promise<Map<string, { name: string; fictional: boolean }>> {
    const rows = await this.profiles.names(memberId, [...new Set(ids)]);
    return new Map(rows.map(({ id, ...named }) => [id, named]));
  }

  /**
   * Erases the profile, and by its keys whatever is about it and somebody else: likes, contacts, blocks. What the keys
   * refuse to let go (photos' files, charges) goes before.
   */
  async erase(memberId: string): Promise<void> {
    await this.profiles.delete(memberId);
  }

  /** See `ExportProfile.export`. */
  export(memberId: string): Promise<ProfileExport> {
    return this.exports.export(memberId);
  }

  /** Makes the profile one that does not exist, for everybody, until `reveal`. */
  async hide(memberId: string): Promise<void> {
    await this.profiles.hide(memberId);
  }

  /** Makes a hidden profile again what it was: seen, invisible or disabled. */
  async reveal(memberId: string): Promise<void> {
    await this.profiles.reveal(memberId);
  }

  /** Stores which photo the profile's cards show; null for none. The photos' module calls it with each change. */
  async setMainPhoto(memberId: string, photo: PhotoRecord | null): Promise<void> {
    await this.profiles.setMainPhoto(memberId, photo);
  }

  /**
   * Makes everything else that takes these locks wait until this transaction ends: for rules about what one member
   * did before. Always in the order of the ids, so two members' locks never wait for each other.
   *
   * @throws Error outside a transaction
   */
  async lock(...memberIds: readonly string[]): Promise<void> {
    this.database.requireTransaction('Locking profiles');
    await this.profiles.lock(memberIds);
  }

  /**
   * Notes that a member turned to another in a way that only counts while they are invisible: from then on the other may
   * see and answer them.
   */
  async reachedOut(memberId: string, otherId: string): Promise<void> {
    await this.profiles.insertContactIfInvisible(memberId, otherId, this.clock.now());
  }

  /** Notes that a member wrote to another, who may see them from now on even when they are invisible. */
  async contacted(memberId: string, contactedId: string): Promise<void> {
    await this.profiles.insertContact(memberId, contactedId, this.clock.now());
  }

  /**
   * Whether one of the two blocked the other: then nothing of one may reach the other, no message, mail or push
   * (trust 18). Where what one sees of the other is asked for, `profile-visibility.ts` has asked already.
   */
  isBlocked(one: string, other: string): Promise<boolean> {
    return this.blocks.standsBetween(one, other);
  }

  private seenBy(viewerId: string | null, id: string): Promise<ProfileRow | undefined> {
    return viewerId === id ? this.profiles.find(id) : this.profiles.findVisible(viewerId, id);
  }

  private today(): string {
    return dayIn(timeZoneOf(TenantContext.current().settings), this.clock.now());
  }
}

function shownFields(): ReadonlySet<ProfileField> {
  return new Set(TenantContext.current().settings.visible_profile_fields);
}
