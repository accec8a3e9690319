import type { ShownPrompt } from '@kindling/contract/profiles/profile';
import type { PromptCode } from '@kindling/contract/profiles/prompts';

/**
 * A profile's prompts as they are stored: all that its member chose, in their order. The answer is what others read, so it
 * is empty while the only one there is waits for a moderator, and after one was taken down.
 */
export type StoredPrompts = readonly ShownPrompt[];

/** The answer that others read; empty for none. */
export function answerTo(prompts: StoredPrompts, prompt: PromptCode): string {
  return prompts.find((stored) => stored.prompt === prompt)?.answer ?? '';
}

/** The same prompts with another answer to one of them. A prompt that is not among them is not added. */
export function withAnswer(prompts: StoredPrompts, prompt: PromptCode, answer: string): ShownPrompt[] {
  return prompts.map((stored) => (stored.prompt === prompt ? { prompt, answer } : stored));
}

/** Those that others read. */
export function answeredOf(prompts: StoredPrompts): ShownPrompt[] {
  return prompts.filter(({ answer }) => answer !== '');
}
