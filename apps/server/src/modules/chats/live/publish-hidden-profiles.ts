import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Realtime } from '../../../ports/realtime.js';
import { LikesApi } from '../../meeting/likes/likes.api.js';
import { ProfilesApi, profileWithdrawn } from '../../profiles/profiles.api.js';
import { ChatsApi } from '../chats.api.js';
import { ChangeVersions } from './change-versions.js';
import { memberRoom, sendLive } from './send-live.js';

const withdrawal = z.strictObject({ memberId: id, fromId: id.nullable() });
type Withdrawal = z.output<typeof withdrawal>;

const publishHiddenJob = defineJob('live.publish_hidden', withdrawal, {
  subject: ({ memberId }) => memberId,
  leavesNoTrace: true,
});

/** A delay, so that its moment does not tell a block from a deletion, a hiding or a restriction. */
const delaySeconds = { least: 60, most: 300 } as const;
/** How many members get the event in one go. */
const atOnce = 500;

/**
 * Tells the pages of members who share a chat or a like with a member that their lists changed, once that member is hidden from them.
 * Block, deletion, disabling and hiding are announced alike and late; calls are answered by the new state at once (trust 18).
 */
@Injectable()
@JobHandler(publishHiddenJob)
export class PublishHiddenProfiles implements HandlesJob<Withdrawal> {
  constructor(
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
    private readonly changeVersions: ChangeVersions,
    private readonly chats: ChatsApi,
    private readonly likes: LikesApi,
    private readonly profiles: ProfilesApi,
  ) {}

  @OnEvent(profileWithdrawn)
  onWithdrawn(withdrawn: Withdrawal): Promise<void> {
    const { least, most } = delaySeconds;
    return this.outbox.add(publishHiddenJob, withdrawn, randomInt(least, most + 1));
  }

  async handle({ memberId, fromId }: Withdrawal): Promise<void> {
    const sharing = new Set(await this.chats.partners(memberId));
    for (const other of await this.likes.sharedWith(memberId)) sharing.add(other);
    const meant = [...sharing].filter((other) => fromId === null || other === fromId);
    for (let from = 0; from < meant.length; from += atOnce) {
      const some = meant.slice(from, from + atOnce);
      // Whoever still sees the member, or sees them again, hears nothing.
      const seeing = await this.profiles.seenBy(memberId, some);
      const told = some.filter((other) => !seeing.has(other));
      await this.changeVersions.announce(told);
      for (const other of told)
        sendLive(this.realtime, memberRoom(other), 'changed', {
          what: ['account', 'chats', 'likes', 'conversation'],
        });
    }
  }
}
