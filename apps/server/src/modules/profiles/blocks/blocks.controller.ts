import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/profiles/calls/blocks';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { BlockMember } from './block-member.js';
import { ListBlocks } from './list-blocks.js';
import { UnblockMember } from './unblock-member.js';

/** The newest; nobody reads further down. */
const listLength = 1000;

@Controller()
export class BlocksController {
  constructor(
    private readonly listBlocks: ListBlocks,
    private readonly blockMember: BlockMember,
    private readonly unblockMember: UnblockMember,
  ) {}

  @Endpoint(routes.listBlocks)
  async list(
    _input: Input<typeof routes.listBlocks>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.listBlocks>> {
    const rows = await this.listBlocks.list(memberId, listLength);
    return {
      blocks: rows.map(({ profileId, name, blockedAt }) => ({
        profile_id: profileId,
        name,
        blocked_at: blockedAt.toISOString(),
      })),
    };
  }

  @Endpoint(routes.blockMember)
  async block(
    { body }: Input<typeof routes.blockMember>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.blockMember>> {
    await this.blockMember.block(memberId, body.profile_id);
    return { done: true };
  }

  @Endpoint(routes.unblockMember)
  async unblock(
    { params }: Input<typeof routes.unblockMember>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.unblockMember>> {
    await this.unblockMember.unblock(memberId, params.id);
    return { done: true };
  }
}
