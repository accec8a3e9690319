import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { targetsIn } from './addresses-in.js';
import { concernsIn, type MessageRules } from './message-concern.js';
import { readMessageRules } from './read-message-rules.js';

/** The rules about messages, read once at start. They run in this process: no text leaves it. */
@Injectable()
export class MessageConcerns implements OnModuleInit {
  private rules: MessageRules | undefined;

  async onModuleInit(): Promise<void> {
    this.rules = await readMessageRules();
  }

  /** See `concernsIn`; the brand's own words count, too. */
  of(text: string): ReadonlySet<MessageWarning> {
    return concernsIn(text, this.read(), TenantContext.current().settings.hurtful_words);
  }

  /** See `targetsIn`. */
  targetsOf(text: string): string[] {
    return targetsIn(text, this.read().hosts);
  }

  private read(): MessageRules {
    if (!this.rules) throw new Error('The rules about messages are not read yet');
    return this.rules;
  }
}
