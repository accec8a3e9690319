import { promptAnswerLength } from '@kindling/contract/profiles/prompts';
import { textLength } from '@kindling/contract/text/text-length';

/** What is wrong with the answer to a prompt, if anything: one that is empty is removed instead. */
export function answerProblem(answer: string): 'required' | 'too_long' | undefined {
  const length = textLength(answer.trim());
  if (length === 0) return 'required';
  return length > promptAnswerLength ? 'too_long' : undefined;
}
