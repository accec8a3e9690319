import { choiceIn } from './choice-in';

it.each([
  ['', null],
  ['kindling_language=nl', null],
  ['kindling_language=nl; kindling_consent=ask', 'ask'],
  ['kindling_consent=all; other=1', 'all'],
  ['kindling_consent=necessary', 'necessary'],
  ['kindling_consent=anything', null],
  ['not_kindling_consent=all', null],
])('%j says %j', (cookies, choice) => expect(choiceIn(cookies)).toBe(choice));
