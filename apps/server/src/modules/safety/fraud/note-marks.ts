import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Clock } from '../../../ports/clock.js';
import { browserRemembered, type NewBrowser } from '../../accounts/accounts.api.js';
import {
  mayHaveMarks,
  messageDelivered,
  messageHeldForReview,
  type DeliveredMessage,
  type HeldMessage,
} from '../../chats/chats.api.js';
import { photoStored } from '../../profiles/photos/photos.api.js';
import { compareMarksJob } from './fraud-jobs.js';
import { MarkKeys } from './mark-keys.js';
import { TracesRepository } from './traces.repository.js';

/** Orders the comparison of what may have marks: whoever sends waits for one row at most, and mostly for none. */
@Injectable()
export class NoteMarks {
  constructor(
    private readonly clock: Clock,
    private readonly markKeys: MarkKeys,
    private readonly outbox: Outbox,
    private readonly traces: TracesRepository,
  ) {}

  /** A message that waited is read again, as the event does not have it. */
  @OnEvent(messageDelivered)
  async messageCame(message: DeliveredMessage): Promise<void> {
    const { messageId, isFirst, written, senderFictional, recipientFictional } = message;
    if (senderFictional || recipientFictional || (written && !mayHaveMarks(written, isFirst))) return;
    await this.outbox.add(compareMarksJob, { in: 'message', messageId, isFirst });
  }

  /** What a moderator may refuse is evidence, too. */
  @OnEvent(messageHeldForReview)
  async messageWaits({ messageId, isFirst }: HeldMessage): Promise<void> {
    await this.outbox.add(compareMarksJob, { in: 'message', messageId, isFirst });
  }

  @OnEvent(photoStored)
  async photoCame({ photoId, memberId }: { photoId: string; memberId: string }): Promise<void> {
    await this.outbox.add(compareMarksJob, { in: 'photo', photoId, memberId });
  }

  /** A browser makes no case, so nothing is compared. */
  @OnEvent(browserRemembered)
  browserCame({ memberId, devices }: NewBrowser): Promise<void> {
    const at = this.clock.now();
    for (const device of devices)
      this.traces.useLater({ ...this.markKeys.of('device', device), memberId }, at);
    return Promise.resolve();
  }
}
