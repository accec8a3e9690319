import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { openChatPhoto } from '@kindling/contract/chats/calls/chats';
import type { Answer } from '@kindling/contract/route';
import { problem } from '../../../kernel/ground/problem.js';
import { Clock } from '../../../ports/clock.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { PhotosApi } from '../../profiles/photos/photos.api.js';
import { KnownChats } from '../conversations/known-chats.js';
import { isGone, MessageViews } from '../messages/message-view.js';
import { chatPhotoName, parseChatPhoto } from './chat-photo-files.js';
import { MessagePhotosRepository } from './message-photos.repository.js';

/** Pictures of messages: served to the two of the conversation, and opened by their receiver (trust 7, 20). */
@Injectable()
export class MessagePictures {
  constructor(
    private readonly knownChats: KnownChats,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly photoStorage: PhotoStorage,
    private readonly clock: Clock,
    private readonly messageViews: MessageViews,
    private readonly photos: PhotosApi,
  ) {}

  /**
   * Decides about each request for a picture (trust 7, 20).
   *
   * @param file last part of the address
   * @returns undefined for what this member may not see, exactly as for what does not exist: clear it is for its sender,
   *   and for its receiver once they opened it
   */
  async read(memberId: string, file: string): Promise<Buffer | undefined> {
    const fileKey = parseChatPhoto(file);
    const photo = fileKey === undefined ? undefined : await this.messagePhotos.findByKey(fileKey);
    if (fileKey === undefined || !photo || isGone(photo)) return undefined;
    const isSender = photo.senderId === memberId;
    const view = await this.knownChats.conversation(memberId, photo.conversationId);
    if (!view) return undefined;
    // Held, it is there for its sender alone.
    if (photo.seq === null ? !isSender : photo.seq <= view.clearedSeq) return undefined;
    const isClear = fileKey === photo.storageKey;
    if (isClear && !isSender && photo.openedAt === null) return undefined;
    return this.photoStorage.get(chatPhotoName(fileKey));
  }

  /**
   * The receiver wants to see a picture (trust 20). Its sender does not learn of it: that would be a read receipt for free.
   *
   * @throws Problem `not_found`; `age_proof_required` where the brand asks for one and this member gave none
   */
  async open(
    memberId: string,
    messageId: string,
    here: Country | null,
  ): Promise<Answer<typeof openChatPhoto>> {
    const { row, view } = await this.knownChats.message(memberId, messageId);
    if (row.kind !== 'photo' || isGone(row)) throw problem('not_found');
    if (row.senderId !== memberId) {
      if (!(await this.photos.mayOpenUninspected(memberId, here))) throw problem('age_proof_required');
      await this.messagePhotos.open(messageId, this.clock.now());
    }
    return { message: await this.messageViews.one(row, { memberId, clearedSeq: view.clearedSeq }) };
  }
}
