import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { chatPhotoFilesJob } from '../photos/chat-photo-files.js';
import { MessagePhotosRepository } from '../photos/message-photos.repository.js';
import { ConversationsRepository } from './conversations.repository.js';

/** Erases conversations for both, with the pictures of both sides; their files go by the outbox. */
@Injectable()
export class EraseChats {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly database: Database,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @returns how many conversations
   * @throws Error outside a transaction
   */
  async eraseSome(memberId: string, atMost: number): Promise<number> {
    this.database.requireTransaction('Erasing conversations');
    const ids = await this.conversations.someOf(memberId, atMost);
    for (const { storageKey, blurredKey } of await this.messagePhotos.ofConversations(ids))
      await this.outbox.add(chatPhotoFilesJob, { storageKey, blurredKey });
    await this.conversations.erase(ids);
    return ids.length;
  }
}
