import { Injectable } from '@nestjs/common';
import { Realtime } from '../../../../ports/realtime.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { ProfilesApi, ShownPresence } from '../../../profiles/profiles.api.js';
import { ChatsApi } from '../../chats.api.js';
import { memberRoom, sendLive } from '../send-live.js';

/**
 * Tells a premium member that the other is writing, whoever that is: each may see the other (decisions §6.4), and the
 * writer shows that they are online at all.
 */
@Injectable()
export class PassTyping {
  constructor(
    private readonly realtime: Realtime,
    private readonly chats: ChatsApi,
    private readonly profiles: ProfilesApi,
    private readonly shownPresence: ShownPresence,
    private readonly credits: CreditsApi,
  ) {}

  /** Looked up each time, so that a block or a disabled account silences at once. A refusal is silent. */
  async pass(memberId: string, conversation: string): Promise<void> {
    const otherId = await this.chats.otherOf(memberId, conversation);
    if (!(await this.shownPresence.mayBeTold(memberId))) return;
    if (otherId === undefined || !(await this.profiles.visible(otherId, memberId))) return;
    if (!(await this.credits.wallet(otherId)).paidUser) return;
    sendLive(this.realtime, memberRoom(otherId), 'typing', { conversation });
  }
}
