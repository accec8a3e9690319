import { Injectable } from '@nestjs/common';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { ConversationsRepository, type View } from './conversations.repository.js';

/** Finds a conversation for a member, if they can know of it and may see the other one. */
@Injectable()
export class KnownConversation {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly profiles: ProfilesApi,
  ) {}

  async find(memberId: string, conversationId: string): Promise<View | undefined> {
    const view = knownTo(await this.conversations.find(memberId, conversationId));
    return view && (await this.profiles.visible(memberId, view.otherId)) ? view : undefined;
  }
}

/** The conversation; undefined while it holds nothing but undelivered messages of the other one. */
export function knownTo<V extends View>(view: V | undefined): V | undefined {
  return view && (view.started || view.wrote || view.otherWrote) ? view : undefined;
}
