import { Controller } from '@nestjs/common';
import { getUnwantedWords, setUnwantedWords } from '@kindling/contract/chats/calls/unwanted-words';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { UnwantedWords } from './unwanted-words.js';

@Controller()
export class UnwantedWordsController {
  constructor(private readonly unwantedWords: UnwantedWords) {}

  @Endpoint(getUnwantedWords)
  async list(
    _input: Input<typeof getUnwantedWords>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof getUnwantedWords>> {
    return { words: await this.unwantedWords.of(memberId) };
  }

  @Endpoint(setUnwantedWords)
  async set(
    { body }: Input<typeof setUnwantedWords>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof setUnwantedWords>> {
    return { words: await this.unwantedWords.set(memberId, body.words) };
  }
}
