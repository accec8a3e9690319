import { nextMailAt } from './mail-days.js';

const zone = 'Europe/Amsterdam';
const now = new Date('2026-01-10T14:00:00Z');
const tomorrow = new Date('2026-01-11T07:00:00Z');

it.each([
  ['none was sent yet', null, 0, now],
  ['those were of another day', '2026-01-09', 4, now],
  ['the day has some left', '2026-01-10', 3, now],
  ['the day is full', '2026-01-10', 4, tomorrow],
  ['some wait for tomorrow already', '2026-01-11', 1, tomorrow],
  ['tomorrow is full as well', '2026-01-11', 4, new Date('2026-01-12T07:00:00Z')],
])('when %s', (_when, mailDay, mailsThatDay, at) => {
  expect(nextMailAt({ mailDay, mailsThatDay }, zone, now)).toEqual(at);
});
