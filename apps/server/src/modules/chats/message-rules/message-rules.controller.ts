import { Controller } from '@nestjs/common';
import { getMessageRules } from '@kindling/contract/chats/calls/message-rules';
import type { Answer, Input } from '@kindling/contract/route';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { readRuleFile } from './read-message-rules.js';

@Controller()
export class MessageRulesController {
  @Endpoint(getMessageRules)
  async show({ query }: Input<typeof getMessageRules>): Promise<Answer<typeof getMessageRules>> {
    const { rules, lists } = await readRuleFile(query.language);
    return { rules: rules.map((rule) => ({ ...rule, unless: rule.unless ?? [] })), lists };
  }
}
