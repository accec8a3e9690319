import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { Clock } from '../../../ports/clock.js';
import { MessageMarks, type MarkedMessage } from '../../chats/chats.api.js';
import { PhotoModeration } from '../../profiles/photos/photo-moderating.api.js';
import { compareMarksJob, type MarkedUse } from './fraud-jobs.js';
import { placesKept } from './fraud-rules.js';
import { MarkKeys } from './mark-keys.js';
import { OpenCases } from './open-cases.js';
import { TracesRepository, type MarkKey } from './traces.repository.js';

/**
 * Notes the marks of a message or a photo with its account, then compares them with those of others. A repeat finds the same
 * place and changes nothing.
 */
@Injectable()
@JobHandler(compareMarksJob)
export class CompareMarks implements HandlesJob<MarkedUse> {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly markKeys: MarkKeys,
    private readonly messageMarks: MessageMarks,
    private readonly openCases: OpenCases,
    private readonly photoModeration: PhotoModeration,
    private readonly traces: TracesRepository,
  ) {}

  async handle(use: MarkedUse): Promise<void> {
    const noted = use.in === 'message' ? await this.noteMessage(use) : await this.notePhoto(use);
    // Each use is committed before it is compared: of two at the same time at least one sees both.
    for (const key of noted) await this.database.inTransaction(() => this.openCases.look(key));
  }

  private async noteMessage({ messageId, isFirst }: MarkedUse & { in: 'message' }): Promise<MarkKey[]> {
    const found = await this.messageMarks.of(messageId, isFirst);
    const noted: MarkKey[] = [];
    for (const { kind, value } of found?.marks ?? []) {
      const key = this.markKeys.of(kind, value);
      if (await this.database.inTransaction(() => this.useIn(key, messageId, found as MarkedMessage)))
        noted.push(key);
    }
    return noted;
  }

  /** @returns false where nothing is noted */
  private async useIn(key: MarkKey, messageId: string, message: MarkedMessage): Promise<boolean> {
    const { senderId: memberId, receiverId, conversationId } = message;
    // Who repeats what the other one wrote has it from there.
    if (key.kind !== 'line' && (await this.traces.has({ ...key, memberId: receiverId }))) return false;
    const places = await this.traces.use({ ...key, memberId }, this.clock.now());
    if (places.length >= placesKept || places.includes(messageId)) return true;
    const quoted = await this.messageMarks.quote(places);
    if ([...quoted.values()].some((other) => other.conversationId === conversationId)) return true;
    await this.traces.setPlaces({ ...key, memberId }, [...places, messageId]);
    await this.traces.trim(memberId, key.kind);
    return true;
  }

  private async notePhoto({ photoId, memberId }: MarkedUse & { in: 'photo' }): Promise<MarkKey[]> {
    const looks = await this.photoModeration.looksOf(photoId);
    if (looks === undefined) return [];
    const key = this.markKeys.of('photo', looks);
    await this.database.inTransaction(async () => {
      const places = await this.traces.use({ ...key, memberId }, this.clock.now());
      if (places.length >= placesKept || places.includes(photoId)) return;
      await this.traces.setPlaces({ ...key, memberId }, [...places, photoId]);
      await this.traces.trim(memberId, 'photo');
    });
    return [key];
  }
}
