import { Injectable } from '@nestjs/common';
import { tidyUnwantedWords, unwantedIn } from '@kindling/contract/chats/unwanted-words';
import { UnwantedWordsRepository } from './unwanted-words.repository.js';

/** Whether a text holds a word that its reader does not want to see. */
export type IsUnwanted = (text: string) => boolean;

/** A member's own list of words. It hides messages from this member alone, and nobody else learns of it. */
@Injectable()
export class UnwantedWords {
  constructor(private readonly unwantedWords: UnwantedWordsRepository) {}

  async of(memberId: string): Promise<string[]> {
    return (await this.unwantedWords.of([memberId])).get(memberId) ?? [];
  }

  /** @returns the words as they are stored */
  async set(memberId: string, typed: readonly string[]): Promise<string[]> {
    const words = tidyUnwantedWords(typed);
    if (words.length === 0) await this.unwantedWords.remove(memberId);
    else await this.unwantedWords.put(memberId, words);
    return words;
  }

  /** What is unwanted by each of several readers; who named no words is absent. */
  async unwantedBy(memberIds: readonly string[]): Promise<ReadonlyMap<string, IsUnwanted>> {
    const lists = await this.unwantedWords.of(memberIds);
    return new Map([...lists].map(([memberId, words]) => [memberId, unwantedIn(words)]));
  }
}
