import { z } from 'zod';
import { longestUnwantedWord, mostUnwantedWords } from '../unwanted-words.js';
import { route } from '../../route.js';

/** Words of one's own that hide messages behind a press; nobody else learns of them. */

const words = z.strictObject({ words: z.array(z.string()) });

export const getUnwantedWords = route('getUnwantedWords', {
  summary: 'The words that the member does not want to see in messages.',
  access: 'member',
  response: words,
  problems: [],
});

export const setUnwantedWords = route('setUnwantedWords', {
  summary: 'Puts these words in place of the member’s list; what differs by case and accents alone is one.',
  access: 'member',
  body: z.strictObject({
    words: z.array(z.string().trim().min(1).max(longestUnwantedWord)).max(mostUnwantedWords),
  }),
  response: words,
  problems: [],
});
