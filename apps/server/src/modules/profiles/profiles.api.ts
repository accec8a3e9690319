import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { FoundCard, Nearness, ProfileCard, Seeking } from '@kindling/contract/profiles/profile';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/ground/problem.js';
import { Events } from '../../kernel/outbox/events.js';
import { Clock } from '../../ports/clock.js';
import type { PhotoRecord } from '../pictures/pictures.api.js';
import { BlocksRepository } from './blocks/blocks.repository.js';
import {
  mainPhotoChanged,
  mainPhotoShown,
  profileRestricted,
  profileUnrestricted,
  profileWithdrawn,
} from './profile-events.js';
import { isVerified, type FitDetails, type OwnCard, type OwnDetails } from './profile-rules.js';
import type { ProfileDetails } from './profile-rules.js';
import { ExportProfile, type ProfileExport } from './record/export-profile.js';
import { ProfilesRepository, type BriefProfile, type ProfileRow } from './record/profiles.repository.js';
import { UpdateProfile, type ProfilePatch } from './record/update-profile.js';
import { ProfileChangesRepository } from './texts/profile-changes.repository.js';
import { DescribeProfile, untoldNearness, type FoundFor } from './view/describe-profile.js';
import { storedLastSeen } from './view/presence-rules.js';
import type { CardRow, FitRow, FoundRow } from './view/profile-card.js';
import { ReplyCountsRepository } from './view/reply-counts.repository.js';
import { replyClassOf } from './view/reply-rules.js';

export { FictionalProfiles, type FictionalProfile } from './staff/fictional-profiles.js';
export { Contacts } from './record/contacts.repository.js';
export { ListProfiles, type ProfileListing, type StaffProfile } from './staff/list-profiles.js';
export { textHeld, textSettled } from './texts/text-events.js';
export { Portraits, type Portrait } from './view/verified-main-photo.js';
export { DecideHeldText } from './texts/decide-held-text.js';
export { answerTo } from './texts/prompt-answers.js';
export { DeckCards } from './view/deck-cards.js';
export { untoldNearness, type ProfileExport, type ProfilePatch };
export * from './profile-events.js';
export {
  candidateColumns,
  cardColumns,
  foundColumns,
  placeColumns,
  rankedColumns,
  type CardRow,
  type FitRow,
  type FoundRow,
  type PlaceRow,
} from './view/profile-card.js';
export { answerColumns } from './view/reply-counts.repository.js';
export { cellsAround, kmFrom, type Position } from './location/distance-rules.js';
export { interestBits } from './record/interest-bits.js';
export { nearCondition } from './location/near-condition.js';
export { newMemberSince } from './profile-rules.js';
export { isOnline, onlineSince } from './view/presence-rules.js';
export { ShownPresence, type PresentMember } from './view/shown-presence.js';
export {
  isInLists,
  isListedToOthers,
  isPresenceShown,
  isUncontacted,
  partedByBlocks,
} from './view/profile-visibility.js';
export type { BriefProfile as VisibleProfile, FitDetails, OwnDetails, ProfileDetails };

/** By what a search and a suggestion are a member's own; what is sensitive is there while they consent. */
export type OwnFit = FitRow & Pick<ProfileRow, 'placeId'>;

/** What other modules may do with profiles. A reader is a member's id, or null for a visitor. */
@Injectable()
export class ProfilesApi {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly exportProfile: ExportProfile,
    private readonly blocks: BlocksRepository,
    private readonly profileChanges: ProfileChangesRepository,
    private readonly replyCounts: ReplyCountsRepository,
    private readonly describeProfile: DescribeProfile,
    private readonly updateProfile: UpdateProfile,
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Cards of those among `ids` that the reader may see; invisible, disabled and unknown ones are left out. */
  async cards(ids: readonly string[], viewerId: string | null = null): Promise<Map<string, ProfileCard>> {
    const rows = await this.profiles.findVisibleCards(viewerId, ids);
    return new Map(this.cardsOf(rows).map((card) => [card.id, card]));
  }

  /** Cards of rows that were read by `cardColumns`, with what the brand shows of profiles, in the same order. */
  cardsOf(rows: readonly CardRow[]): ProfileCard[] {
    return this.describeProfile.cardsOf(rows);
  }

  /** See `DescribeProfile.foundCardsOf`. */
  foundCardsOf(rows: readonly FoundRow[], reader: FoundFor): FoundCard[] {
    return this.describeProfile.foundCardsOf(rows, reader);
  }

  /** See `DescribeProfile.nearness`. */
  nearness(id: string, reader: FoundFor): Promise<Nearness> {
    return this.describeProfile.nearness(id, reader);
  }

  /** By what a search is a member's own; undefined only for an id that is no member's. */
  ownFit(memberId: string): Promise<OwnFit | undefined> {
    return this.profiles.find(memberId);
  }

  /** Those among `ids` that the reader may see. */
  async visibleIds(ids: readonly string[], viewerId: string | null): Promise<Set<string>> {
    return new Set(await this.profiles.findVisibleIds(viewerId, ids));
  }

  /** Those among `readerIds` who may see a member. */
  async seenBy(memberId: string, readerIds: readonly string[]): Promise<Set<string>> {
    return new Set(await this.profiles.findReaders(memberId, readerIds));
  }

  /** Those among `ids` that the reader may see, and whether they are fictional: what a notice has to say of them. */
  async visibleMarks(viewerId: string, ids: readonly string[]): Promise<Map<string, { fictional: boolean }>> {
    const rows = await this.profiles.findVisibleCards(viewerId, ids);
    return new Map(rows.map(({ id, fictional }) => [id, { fictional }]));
  }

  /** Whether others see the member, and when the member was here last; undefined only for an id that is no member's. */
  async presence(
    memberId: string,
  ): Promise<Pick<ProfileRow, 'status' | 'fictional' | 'lastSeenAt' | 'createdAt'> | undefined> {
    return this.profiles.find(memberId);
  }

  /** The profile when the reader may see it; one's own always. */
  visible(viewerId: string | null, id: string): Promise<BriefProfile | undefined> {
    return viewerId === id ? this.profiles.find(id) : this.profiles.findVisibleBriefly(viewerId, id);
  }

  /** See `DescribeProfile.details`. */
  details(
    viewerId: string | null,
    id: string,
    despiteOwnBlocks = false,
  ): Promise<ProfileDetails | undefined> {
    return this.describeProfile.details(viewerId, id, despiteOwnBlocks);
  }

  /** See `DescribeProfile.asStrangers`. */
  asStrangers(memberId: string): ReturnType<DescribeProfile['asStrangers']> {
    return this.describeProfile.asStrangers(memberId);
  }

  /** See `DescribeProfile.own`. */
  own(memberId: string): Promise<OwnDetails | undefined> {
    return this.describeProfile.own(memberId);
  }

  /**
   * What the owner's own page always shows of their profile, and a note that they were here: stored in steps of five
   * minutes, or of a day of a member who hides it, so most visits change nothing.
   *
   * @returns undefined only for an id that is no member's
   */
  async visit(memberId: string): Promise<OwnCard | undefined> {
    const row = await this.profiles.find(memberId);
    if (!row) return undefined;
    const seenAt = storedLastSeen(this.clock.now(), row.presenceShown);
    if (row.lastSeenAt < seenAt) await this.profiles.touch(memberId, seenAt);
    return this.describeProfile.ownCardOf(row);
  }

  /** Whom the member looks for; null when they did not say. */
  async seeking(memberId: string): Promise<Seeking | null> {
    return (await this.profiles.find(memberId))?.seeking ?? null;
  }

  /** See `UpdateProfile.update`. */
  update(memberId: string, patch: ProfilePatch): Promise<void> {
    return this.updateProfile.update(memberId, patch);
  }

  /** Counts an answer that took a member so long; the profile tells their usual time from it. */
  answered(memberId: string, tookMs: number): void {
    this.replyCounts.add(memberId, replyClassOf(tookMs));
  }

  /** See `DescribeProfile.fitDetailsOf`. */
  fitDetailsOf(rows: Parameters<DescribeProfile['fitDetailsOf']>[0]): FitDetails[] {
    return this.describeProfile.fitDetailsOf(rows);
  }

  /** Forgets what is stored by consent only (trust 13). */
  async eraseSensitive(memberId: string): Promise<void> {
    await this.profiles.update(memberId, { sexuality: null, interests: [], seeking: null });
  }

  /** Takes the member out of every list, or puts them back (specification §4 "Visibility"). */
  async setInvisible(memberId: string, invisible: boolean): Promise<void> {
    const isNew = await this.profiles.setInvisible(memberId, invisible);
    if (isNew && invisible) await this.events.emit(profileWithdrawn, { memberId, fromId: null });
  }

  /** Whether others see that the member is online; once it is off, only the day of the last visit stays. */
  async setPresenceShown(memberId: string, shown: boolean): Promise<void> {
    await this.profiles.setPresenceShown(memberId, shown);
  }

  /**
   * Names under which others show themselves to a member, by id, for what is the member's own: their export, their list
   * of blocks. A deleted, blocking or hidden member is left out alike, so that none of these shows.
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
   * Erases the profile, and by its keys what it shares with others: likes, contacts, blocks. What the keys
   * refuse to let go (photos' files, charges) goes before.
   */
  async erase(memberId: string): Promise<void> {
    await this.profiles.delete(memberId);
  }

  /** Every name that others may have read of a member: today's and those it took the place of. */
  async namesOf(memberId: string): Promise<string[]> {
    const [profile, changes] = await Promise.all([
      this.profiles.find(memberId),
      this.profileChanges.of(memberId),
    ]);
    const earlier = changes.flatMap(({ field, beforeValue }) => (field === 'name' ? [beforeValue] : []));
    return [...(profile ? [profile.name] : []), ...earlier];
  }

  /** See `ExportProfile.export`. */
  export(memberId: string): Promise<ProfileExport> {
    return this.exportProfile.export(memberId);
  }

  /** Makes the profile one that does not exist, for all readers, until `reveal`. */
  async hide(memberId: string): Promise<void> {
    await this.profiles.hide(memberId);
    await this.events.emit(profileWithdrawn, { memberId, fromId: null });
  }

  /** Makes a hidden profile again what it was: seen, invisible or disabled. */
  async reveal(memberId: string): Promise<void> {
    await this.profiles.reveal(memberId);
  }

  /** Disables the profile until `unrestrict`, whatever becomes of the account meanwhile. */
  async restrict(memberId: string, restrictionId: string): Promise<void> {
    await this.profiles.restrict(memberId, restrictionId);
    await this.events.emit(profileRestricted, { memberId });
    await this.events.emit(profileWithdrawn, { memberId, fromId: null });
  }

  /** Ends what `restrict` did; the profile of a member who has not confirmed the address stays disabled. */
  async unrestrict(memberId: string): Promise<void> {
    await this.profiles.unrestrict(memberId);
    await this.events.emit(profileUnrestricted, { memberId });
  }

  /** What a member's profile tells of how far they are known; undefined only for an id that is no member's. */
  async standing(
    memberId: string,
  ): Promise<{ createdAt: Date; pictured: boolean; verified: boolean } | undefined> {
    const row = await this.profiles.find(memberId);
    if (!row) return undefined;
    const pictured = row.mainPhoto?.status === 'active';
    return { createdAt: row.createdAt, pictured, verified: isVerified(row) };
  }

  /** Whether the profile is a fictional one (decisions §5.1). */
  async isFictional(id: string): Promise<boolean> {
    return (await this.profiles.find(id))?.fictional ?? false;
  }

  /** Whether staff disabled the profile. */
  async isRestricted(memberId: string): Promise<boolean> {
    return ((await this.profiles.find(memberId))?.restrictedBy ?? null) !== null;
  }

  /** Those among `ids` whose profile staff disabled. */
  async restrictedAmong(ids: readonly string[]): Promise<Set<string>> {
    return new Set(await this.profiles.findRestricted(ids));
  }

  /** Refuses what a disabled member may not do. @throws Problem `account_restricted` */
  async requireUnrestricted(memberId: string): Promise<void> {
    if ((await this.restrictedAmong([memberId])).size > 0) throw problem('account_restricted');
  }

  /** Stores which photo the profile's cards show; null for none. The photos' module calls it with each change. */
  async setMainPhoto(memberId: string, photo: PhotoRecord | null): Promise<void> {
    const before = await this.profiles.find(memberId);
    await this.profiles.setMainPhoto(memberId, photo);
    const isOther = before?.mainPhoto?.id !== photo?.id;
    if (isOther) await this.events.emit(mainPhotoChanged, { memberId, photoId: photo?.id ?? null });
    if (photo?.status === 'active' && (isOther || before?.mainPhoto?.status !== 'active'))
      await this.events.emit(mainPhotoShown, { memberId, photoId: photo.id });
  }

  /** Where a member says they live, null where they do not say, and until when the country before counts for proofs of age. */
  async residence(memberId: string): Promise<{ country: Country | null; ageAskedUntil: Date | null }> {
    const row = await this.profiles.find(memberId);
    return { country: row?.country ?? null, ageAskedUntil: row?.ageAskedUntil ?? null };
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
   * The same for a member who writes to or likes others. @returns whether what they write is held back
   * @throws Problem `account_restricted`; `authentication_required` when they were erased meanwhile
   */
  async lockActor(actorId: string, ...otherIds: readonly string[]): Promise<{ isHeld: boolean }> {
    this.database.requireTransaction('Locking profiles');
    const rows = await this.profiles.lock([actorId, ...otherIds]);
    const actor = rows.find(({ id }) => id === actorId);
    if (!actor) throw problem('authentication_required');
    if (actor.restrictedBy !== null) throw problem('account_restricted');
    return { isHeld: actor.unconfirmed || actor.hiddenStatus !== null };
  }

  /**
   * Whether one of the two blocked the other: then nothing of one may reach the other, no message, mail or push
   * (trust 18). Where what one sees of the other is asked for, `profile-visibility.ts` has asked already.
   */
  isBlocked(one: string, other: string): Promise<boolean> {
    return this.blocks.standsBetween(one, other);
  }
}
