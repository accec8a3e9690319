import { Injectable } from '@nestjs/common';
import { ProfilesRepository } from '../record/profiles.repository.js';
import { BlocksRepository } from './blocks.repository.js';

export interface ListedBlock {
  profileId: string;
  /** Null alike for one who deleted the account, blocked the member too or hides. */
  name: string | null;
  blockedAt: Date;
}

/** Whom a member blocked. A block that stands is always listed, so that nobody need wonder whether it does. */
@Injectable()
export class ListBlocks {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly profiles: ProfilesRepository,
  ) {}

  /** The newest first. */
  async list(memberId: string, atMost: number): Promise<ListedBlock[]> {
    const standing = await this.blocks.putUpBy(memberId, atMost);
    const seen = await this.profiles.names(
      memberId,
      standing.map(({ profileId }) => profileId),
    );
    const names = new Map(seen.map(({ id, name }) => [id, name]));
    return standing.map((block) => ({ ...block, name: names.get(block.profileId) ?? null }));
  }
}
