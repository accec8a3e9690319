import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { sendChatPhoto } from '@kindling/contract/chats/calls/chats';
import type { Input } from '@kindling/contract/route';
import { Database } from '../../../kernel/database/database.js';
import { Problem, problem } from '../../../kernel/ground/problem.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Ids } from '../../../ports/ids.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import { DecodePicture } from '../../pictures/pictures.api.js';
import { PhotosApi } from '../../profiles/photos/photos.api.js';
import { SendMessages, type SentAnswer } from '../messages/send-messages.js';
import type { MessageContent } from '../messages/write-message.js';
import { chatPhotoFilesJob, chatPhotoName } from './chat-photo-files.js';
import type { PhotoKeys } from './message-photos.repository.js';

/** Pictures in an hour, also those that could not be read: decoding costs. */
const pictures = { name: 'chat-photo', points: 60, seconds: 3600 };
/** Far longer than it takes to write the message of a picture that is decoded. */
const secondsForRow = 3600;

/** Sends a picture, for the two of the conversation alone (trust 7). */
@Injectable()
export class SendChatPhoto {
  constructor(
    private readonly database: Database,
    private readonly decodePicture: DecodePicture,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly photos: PhotosApi,
    private readonly photoStorage: PhotoStorage,
    private readonly sendMessages: SendMessages,
  ) {}

  /**
   * @param signal ends the work once the caller is gone
   * @throws Problem what `SendMessages` throws, `rate_limited`, one of `photoFaults`, `photo_refused`,
   *   `unavailable` when too many wait for the decoder
   */
  async send(
    senderId: string,
    file: Buffer,
    query: Input<typeof sendChatPhoto>['query'],
    signal: AbortSignal | undefined,
  ): Promise<SentAnswer> {
    const outgoing = {
      kind: 'photo' as const,
      recipientId: query.profile_id,
      replyToId: query.reply_to ?? null,
      content: createHash('sha256').update(file).digest('hex'),
      clientId: query.client_id,
      acknowledged: query.acknowledge_fictional === 'true',
    };
    let stored: PhotoKeys | undefined;
    try {
      return await this.sendMessages.sendOnce(senderId, outgoing, {
        make: async () => {
          const content = await this.store(senderId, file, signal);
          stored = content.photo;
          return content;
        },
      });
    } catch (error) {
      // What was refused is not stored, so its files go at once. After any other failure the message may stand: then the
      // job looks for it in an hour, which also takes what can't be removed now.
      if (stored && error instanceof Problem)
        await Promise.allSettled(filesOf(stored).map((name) => this.photoStorage.remove(name)));
      throw error;
    }
  }

  private async store(
    memberId: string,
    file: Buffer,
    signal: AbortSignal | undefined,
  ): Promise<Extract<MessageContent, { kind: 'photo' }>> {
    await this.limits.consume(pictures, memberId);
    const { webp, blurred, hash, ...size } = await this.decodePicture.decodeHideable(file, {
      memberId,
      signal,
    });
    if (hash !== null && (await this.photos.isRemovedPicture(hash))) throw problem('photo_refused');
    const keys = { storageKey: this.newKey(), blurredKey: this.newKey() };
    // Whatever happens from here on, files without a row are gone in an hour.
    await this.database.inTransaction(() => this.outbox.add(chatPhotoFilesJob, keys, secondsForRow));
    await Promise.all([
      this.photoStorage.put(chatPhotoName(keys.storageKey), webp),
      this.photoStorage.put(chatPhotoName(keys.blurredKey), blurred),
    ]);
    return { kind: 'photo', photo: { ...keys, ...size, hash, openedAt: null } };
  }

  private newKey(): string {
    return this.ids.secret().slice(0, 22);
  }
}

const filesOf = ({ storageKey, blurredKey }: PhotoKeys): string[] =>
  [storageKey, blurredKey].map(chatPhotoName);
