import { Controller } from '@nestjs/common';
import { getUpdates } from '@kindling/contract/overviews/calls/updates';
import type { Answer, Input } from '@kindling/contract/route';
import { problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { hasTag, NotModified } from '../../../kernel/http/not-modified.js';
import { ChatsApi } from '../../chats/chats.api.js';
import { LiveApi } from '../../chats/live/live.api.js';
import { LikesApi } from '../../meeting/likes/likes.api.js';
import { DescribeUser } from './describe-user.js';

/** The one call of polling pages (specification §9). */
@Controller()
export class UpdatesController {
  constructor(
    private readonly live: LiveApi,
    private readonly describeUser: DescribeUser,
    private readonly chats: ChatsApi,
    private readonly likes: LikesApi,
  ) {}

  @Endpoint(getUpdates)
  async get(
    _input: Input<typeof getUpdates>,
    { memberId, sessionHash }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof getUpdates>> {
    // Before anything is read: a change meanwhile has another version.
    const version = await this.live.visit(memberId);
    if (version !== undefined) {
      // Differs from that of an earlier session, which the browser may have cached.
      const tag = `"${version}.${sessionHash.slice(0, 8)}"`;
      call.setHeader('etag', tag);
      if (hasTag(call.header('if-none-match'), tag)) throw new NotModified();
    }
    const [user, newestMessage, newestLike] = await Promise.all([
      this.describeUser.describe(memberId, { sessionHash }),
      this.chats.newestMessage(memberId),
      this.likes.newestLike(memberId),
    ]);
    if (!user) throw problem('authentication_required');
    return { user, newest_message: newestMessage, newest_like: newestLike?.toISOString() ?? null };
  }
}
