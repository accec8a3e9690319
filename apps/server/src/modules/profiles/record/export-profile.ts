import { Injectable } from '@nestjs/common';
import { ListBlocks } from '../blocks/list-blocks.js';
import { HeldTextsRepository, type HeldTextRow } from '../texts/held-texts.repository.js';
import { ProfileChangesRepository, type ProfileChange } from '../texts/profile-changes.repository.js';
import { ReplyCountsRepository } from '../view/reply-counts.repository.js';
import type { ReplyCounts } from '../view/reply-rules.js';
import { ProfilesRepository, type ProfileRow } from './profiles.repository.js';

/** A member's profile and blocks, exported for them. */
export type ProfileExport = Omit<
  ProfileRow,
  'id' | 'mainPhoto' | 'restrictedBy' | 'verifiedPhotoId' | 'placeId'
> & {
  /** Whether a moderator found the member on the main photo. */
  photoVerified: boolean;
  /** Names and dates of birth that took the place of others. */
  changes: ProfileChange[];
  /** What others do not read: it waits for a moderator, or one took it down. */
  heldTexts: (Omit<HeldTextRow, 'restrictionId'> & { removed: boolean })[];
  /** How many answers took how long. */
  answers: ReplyCounts | null;
  blocks: { name: string | null; blockedAt: Date }[];
};

const allOfThem = 100_000;

@Injectable()
export class ExportProfile {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly profileChanges: ProfileChangesRepository,
    private readonly heldTexts: HeldTextsRepository,
    private readonly replyCounts: ReplyCountsRepository,
    private readonly listBlocks: ListBlocks,
  ) {}

  /** @throws Error when there is no such profile */
  async export(memberId: string): Promise<ProfileExport> {
    const [profile, changes, held, answers, blocks] = await Promise.all([
      this.profiles.find(memberId),
      this.profileChanges.of(memberId),
      this.heldTexts.of(memberId),
      this.replyCounts.find(memberId),
      this.listBlocks.list(memberId, allOfThem),
    ]);
    if (!profile) throw new Error('There is no profile to export');
    // Restrictions have a file of their own, with their reasons.
    const {
      id: _id,
      mainPhoto: _mainPhoto,
      restrictedBy: _restrictedBy,
      // The number of the city that is named.
      placeId: _placeId,
      verifiedPhotoId,
      ...facts
    } = profile;
    return {
      ...facts,
      photoVerified: verifiedPhotoId !== null,
      changes,
      heldTexts: held.map(({ restrictionId, ...text }) => ({ ...text, removed: restrictionId !== null })),
      answers: answers ?? null,
      blocks: blocks.map(({ name, blockedAt }) => ({ name, blockedAt })),
    };
  }
}
