import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { openChatPhoto } from '@kindling/contract/chats/calls/chats';
import type { Answer } from '@kindling/contract/route';
import { problem } from '../../../kernel/ground/problem.js';
import { Clock } from '../../../ports/clock.js';
import { PhotosApi } from '../../profiles/photos/photos.api.js';
import { KnownMessage } from '../messages/known-message.js';
import { MessageViews } from '../messages/message-view.js';
import { MessagePhotosRepository } from './message-photos.repository.js';

/** The receiver of a picture wants to see it (trust 20). Nobody is told: it would be a read mark for everybody. */
@Injectable()
export class OpenChatPhoto {
  constructor(
    private readonly clock: Clock,
    private readonly knownMessage: KnownMessage,
    private readonly messagePhotos: MessagePhotosRepository,
    private readonly messageViews: MessageViews,
    private readonly photos: PhotosApi,
  ) {}

  /** @throws Problem `not_found`; `age_proof_required` where the brand asks for one and this member gave none */
  async open(
    memberId: string,
    messageId: string,
    here: Country | null,
  ): Promise<Answer<typeof openChatPhoto>> {
    const { row, view } = await this.knownMessage.find(memberId, messageId);
    if (row.kind !== 'photo' || row.removedAt !== null) throw problem('not_found');
    if (row.senderId !== memberId) {
      if (!(await this.photos.mayOpenUninspected(memberId, here))) throw problem('age_proof_required');
      await this.messagePhotos.open(messageId, this.clock.now());
    }
    return { message: await this.messageViews.one(row, { memberId, clearedSeq: view.clearedSeq }) };
  }
}
