import { Inject, Injectable } from '@nestjs/common';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { ConversationsRepository, type View } from './conversations.repository.js';

/** A conversation exists for a member who could know of it, and only while they may see the other. */
@Injectable()
export class KnownConversation {
  constructor(
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
  ) {}

  async find(memberId: string, conversationId: string): Promise<View | undefined> {
    const view = knownTo(await this.conversations.find(memberId, conversationId));
    return view && (await this.profiles.visible(memberId, view.otherId)) ? view : undefined;
  }
}

/** The conversation, unless its only messages are held ones of the other: nobody knows of those. */
export function knownTo(view: View | undefined): View | undefined {
  return view && (view.started || view.wrote || view.otherWrote) ? view : undefined;
}
