import { z } from 'zod';
import { messageWarnings, type MessageWarning } from '@kindling/contract/chats/message-warnings';
import { plainWords, type PlainWord } from './plain-words.js';
import { beginningsOf, matchesAt, readPattern, type Element, type WordPattern } from './word-pattern.js';

const lines = z.array(z.string().min(1)).min(1);

/** A file of `message-rules/`: what the rules of one language look for. */
export const ruleFile = z.strictObject({
  /** Words that several patterns name by `$name`. */
  lists: z.record(z.string(), lines),
  rules: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-z][a-z-]*$/u),
        reason: z.enum(messageWarnings),
        /** One of them has to match. */
        any: lines,
        /** None of them may match anywhere in the message. */
        unless: lines.optional(),
        /** Examples that it has to find, and others that it must not. */
        finds: lines,
        passes: lines,
      }),
    )
    .min(1),
});
export type RuleFile = z.output<typeof ruleFile>;

export interface MessageRule {
  readonly name: string;
  readonly reason: MessageWarning;
  readonly any: readonly WordPattern[];
  readonly unless: readonly WordPattern[];
}

/** @throws Error that says which rule can't be read, and why */
export function readRules(file: RuleFile): MessageRule[] {
  const known = new Map<string, Element>();
  return file.rules.map(({ name, reason, any, unless = [] }) => {
    try {
      const read = (pattern: string) => readPattern(pattern, file.lists, known);
      return { name, reason, any: any.map(read), unless: unless.map(read) };
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}

const shortestBeginning = 3;

/** Many rules at once: of each word only those patterns are tried that can begin with it. */
export class RuleIndex {
  private readonly byWord = new Map<string, { rule: MessageRule; pattern: WordPattern }[]>();
  private readonly byBeginning = new Map<string, { rule: MessageRule; pattern: WordPattern }[]>();

  constructor(rules: readonly MessageRule[]) {
    for (const rule of rules)
      for (const pattern of rule.any) {
        const { words, beginnings } = beginningsOf(pattern);
        for (const word of words) put(this.byWord, word, { rule, pattern });
        for (const beginning of beginnings) put(this.byBeginning, beginning, { rule, pattern });
      }
  }

  /** The rules that a text matches, each once. */
  find(text: string): MessageRule[] {
    const words = plainWords(text);
    const found = new Set<MessageRule>();
    for (const [at, word] of words.entries())
      for (const form of word.forms) {
        this.try(this.byWord.get(form), words, at, found);
        for (let length = shortestBeginning; length <= form.length; length++)
          this.try(this.byBeginning.get(form.slice(0, length)), words, at, found);
      }
    return [...found].filter(({ unless }) => !unless.some((pattern) => matches(pattern, words)));
  }

  private try(
    entries: readonly { rule: MessageRule; pattern: WordPattern }[] | undefined,
    words: readonly PlainWord[],
    at: number,
    found: Set<MessageRule>,
  ): void {
    if (!entries) return;
    for (const { rule, pattern } of entries)
      if (!found.has(rule) && matchesAt(pattern, words, at)) found.add(rule);
  }
}

function matches(pattern: WordPattern, words: readonly PlainWord[]): boolean {
  return words.some((_, at) => matchesAt(pattern, words, at));
}

function put<Entry>(index: Map<string, Entry[]>, word: string, entry: Entry): void {
  const entries = index.get(word);
  if (entries) entries.push(entry);
  else index.set(word, [entry]);
}
