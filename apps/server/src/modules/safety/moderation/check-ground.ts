import { fieldProblems } from '../../../kernel/ground/problem.js';
import type { MadeDecision } from '../desk/desk.api.js';

/**
 * A removal has a ground, which makes its statement of reasons (trust 9); an approval has none.
 *
 * @throws Problem `validation_failed` for `ground`
 */
export function checkGround({ decision, ground }: MadeDecision, grounds: readonly string[]): void {
  if (decision !== 'remove') {
    if (ground !== null) throw fieldProblems({ ground: 'invalid' });
    return;
  }
  if (ground === null) throw fieldProblems({ ground: 'required' });
  if (!grounds.includes(ground)) throw fieldProblems({ ground: 'invalid' });
}
