import { Injectable } from '@nestjs/common';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { KnownConversation } from '../conversations/known-conversation.js';
import { chatPhotoName } from './chat-photo-files.js';
import { parseChatPhoto } from './chat-photo-paths.js';
import { MessagePhotosRepository } from './message-photos.repository.js';

/** Decides about each request for a chat's picture anew (trust 7, 20). */
@Injectable()
export class ServeChatPhoto {
  constructor(
    private readonly knownConversation: KnownConversation,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /**
   * @param file last part of the address
   * @returns undefined for what this member may not see, exactly as for what does not exist: clear it is for its sender,
   *   and for its receiver once they opened it
   */
  async read(memberId: string, file: string): Promise<Buffer | undefined> {
    const fileKey = parseChatPhoto(file);
    const photo = fileKey === undefined ? undefined : await this.messagePhotos.findByKey(fileKey);
    if (fileKey === undefined || !photo || photo.removedAt !== null) return undefined;
    const isSender = photo.senderId === memberId;
    const view = await this.knownConversation.find(memberId, photo.conversationId);
    if (!view) return undefined;
    // Held, it is there for its sender alone.
    if (photo.seq === null ? !isSender : photo.seq <= view.clearedSeq) return undefined;
    const isClear = fileKey === photo.storageKey;
    if (isClear && !isSender && photo.openedAt === null) return undefined;
    return this.photoStorage.get(chatPhotoName(fileKey));
  }
}
