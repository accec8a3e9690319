import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { chatPhotoFilesJob } from './chat-photo-files.js';
import { MessagePhotosRepository, type OverduePhoto } from './message-photos.repository.js';

/**
 * Deletes pictures, files and all: of messages that staff removed when no appeal can bring them back any more, and of those
 * that were taken back when no report asks for them any more.
 */
@Injectable()
@Sweep('removed pictures of chats')
export class SweepRemovedChatPhotos implements Sweeps {
  constructor(
    private readonly oneByOne: OneByOne,
    private readonly database: Database,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly outbox: Outbox,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.messagePhotos.overdue(now, atMost);
    return this.oneByOne.end(found, (photo) => this.database.inTransaction(() => this.discard(photo, now)));
  }

  /** The message keeps its place, and the removed picture's hash its year. */
  private async discard({ messageId, storageKey, blurredKey }: OverduePhoto, now: Date): Promise<void> {
    if (!(await this.messagePhotos.dropOverdue(messageId, now))) return;
    await this.outbox.add(chatPhotoFilesJob, { storageKey, blurredKey });
  }
}
