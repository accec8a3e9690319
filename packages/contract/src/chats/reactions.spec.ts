import { firstReactions, isReaction } from './reactions.js';

it.each([...firstReactions, '👩‍👩‍👧‍👦', '🇳🇱', '👍🏽', '1️⃣', '❤', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'])('%s is a reaction', (text) => {
  expect(isReaction(text)).toBe(true);
});

it.each([
  '',
  'a',
  '1',
  '👍👍',
  '👍 ',
  '\ufe0f',
  '\u200d',
  'http://x.test',
  '👍\u0301',
  '\u{1f3fb}\u{1f3fb}',
  '👍'.repeat(999),
])('%j is none', (text) => {
  expect(isReaction(text)).toBe(false);
});
