import { dueRounds } from './due-rounds.js';

const zone = 'Europe/Amsterdam';

it('reminds each day, and tells what there is on Sundays, by day in the brand’s place', () => {
  const saturday = { kind: 'reminders', period: '2026-01-10' };
  expect(dueRounds(zone, new Date('2026-01-10T08:59:59Z'))).toEqual([]);
  expect(dueRounds(zone, new Date('2026-01-10T09:00:00Z'))).toEqual([saturday]);
  expect(dueRounds(zone, new Date('2026-01-10T18:59:59Z'))).toEqual([saturday]);
  expect(dueRounds(zone, new Date('2026-01-10T19:00:00Z'))).toEqual([]);
  expect(dueRounds(zone, new Date('2026-01-11T12:00:00Z'))).toEqual([
    { kind: 'reminders', period: '2026-01-11' },
    { kind: 'weekly_updates', period: '2026-01-11' },
  ]);
  // Sunday there, Saturday here.
  expect(dueRounds('Pacific/Auckland', new Date('2026-01-10T22:00:00Z'))).toHaveLength(2);
});
