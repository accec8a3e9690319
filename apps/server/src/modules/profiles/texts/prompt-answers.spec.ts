import { answeredOf, answerTo, withAnswer } from './prompt-answers.js';

const stored = [
  { prompt: 'small_joy', answer: 'Clean sheets.' },
  { prompt: 'we_click_if', answer: '' },
] as const;

describe('stored prompts', () => {
  it('keep the place of one that others do not read', () => {
    expect(answeredOf(stored)).toEqual([stored[0]]);
    expect(withAnswer(stored, 'we_click_if', 'you ask.')).toEqual([
      stored[0],
      { prompt: 'we_click_if', answer: 'you ask.' },
    ]);
  });

  it('have no answer to a prompt that their member removed, and get none', () => {
    expect(answerTo(stored, 'best_trip')).toBe('');
    expect(withAnswer(stored, 'best_trip', 'Lisbon.')).toEqual(stored);
  });
});
