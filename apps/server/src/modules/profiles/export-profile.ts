import { Inject, Injectable } from '@nestjs/common';
import { ListBlocks } from './list-blocks.js';
import { ProfilesRepository, type ProfileRow } from './profiles.repository.js';

/** A member's profile for them to take along, and whom they blocked. */
export type ProfileExport = Omit<ProfileRow, 'id' | 'mainPhoto'> & {
  createdAt: Date | undefined;
  blocks: { name: string | null; blockedAt: Date }[];
};

const allOfThem = 100_000;

@Injectable()
export class ExportProfile {
  constructor(
    @Inject(ProfilesRepository) private readonly profiles: ProfilesRepository,
    @Inject(ListBlocks) private readonly listing: ListBlocks,
  ) {}

  /** @throws Error when there is no such profile */
  async export(memberId: string): Promise<ProfileExport> {
    const [profile, createdAt, blocks] = await Promise.all([
      this.profiles.find(memberId),
      this.profiles.createdAt(memberId),
      this.listing.list(memberId, allOfThem),
    ]);
    if (!profile) throw new Error('There is no profile to export');
    const { id: _id, mainPhoto: _mainPhoto, ...facts } = profile;
    return {
      ...facts,
      createdAt,
      blocks: blocks.map(({ name, blockedAt }) => ({ name, blockedAt })),
    };
  }
}
