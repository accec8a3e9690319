import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { OneByOne } from '../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../kernel/housekeeping/sweep.js';
import { CreditsApi, type AwaitedAnswer } from '../credits/credits.api.js';
import { MessagesRepository } from './messages.repository.js';

/** Credits for messages to fictional profiles go back by themselves when nobody answered in time (decisions §5.2). */
@Injectable()
@Sweep('unanswered messages')
export class ReturnUnanswered implements Sweeps {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(OneByOne) private readonly oneByOne: OneByOne,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.credits.answersOverdue(now, atMost);
    return this.oneByOne.end(found, (awaited) => this.end(awaited));
  }

  private async end({ messageId, chargedAt, dueAt }: AwaitedAnswer): Promise<void> {
    const isAnswered = await this.messages.isAnswered(messageId, chargedAt, dueAt);
    await this.database.inTransaction(() =>
      isAnswered ? this.credits.keepCharge(messageId) : this.credits.returnCharge(messageId),
    );
  }
}
