import { rightsOfRole } from '@kindling/contract/console/staff';
import { staffRights, type StaffRight } from '@kindling/contract/route';
import type { HomeBrand, HomeDay, HomeFigures } from '@kindling/contract/overviews/calls/home';
import { groupsOf, isQuiet, isStill, measuresOf } from './fortnight';

const figures = (more: Partial<HomeFigures> = {}): HomeFigures => ({
  ...{ signups: 0, activations: 0, first_purchases: 0, revenue: [], refunded: [] },
  ...{ reports: 0, response_minutes: null, decisions: 0 },
  ...{ complaints: 0, answers: 0, answer_minutes: null },
  ...{ fictional_messages: 0, fictional_answers: 0, fictional_minutes: null },
  ...more,
});
const day = (name: string, more?: Partial<HomeFigures>): HomeDay => ({ day: name, ...figures(more) });
const brand = (days: HomeDay[], total: Partial<HomeFigures> = {}): HomeBrand => ({
  ...{ tenant: 'vonk', name: 'Vonk', time_zone: 'Europe/Amsterdam', days },
  ...{ total: figures(total), before: figures() },
});
const groups = (shown: HomeBrand, rights: readonly StaffRight[]) =>
  groupsOf(shown, rights).map(({ name, measures }) => [name, ...measures.map((measure) => measure.name)]);

test('there is a chart of what the reader may see, by its subject, and none of what is null', () => {
  expect(groups(brand([day('2026-03-01')]), staffRights)).toEqual([
    ['Members', 'Signups', 'Activations', 'First purchases', 'Revenue, net'],
    ['Reports and decisions', 'Reports', 'Decisions', 'Time to decide reports'],
    ['Complaints', 'Complaints', 'First answers', 'Time to answer complaints'],
    ['Fictional chats', 'Messages to fictional profiles', 'Answers', 'Time to answer'],
  ]);
  const unseen = {
    ...{ first_purchases: null, revenue: null, refunded: null, complaints: null, answers: null },
    ...{ fictional_messages: null, fictional_answers: null },
  };
  // Whose work is not growth has their own work first.
  expect(groups(brand([day('2026-03-01', unseen)], unseen), rightsOfRole.moderator)).toEqual([
    ['Reports and decisions', 'Reports', 'Decisions', 'Time to decide reports'],
    ['Members', 'Signups', 'Activations'],
  ]);
});

test('revenue is what remained, and is never summed over currencies', () => {
  const euros = (amount: number) => [{ currency: 'EUR' as const, amount }];
  const shown = brand(
    [
      day('2026-03-01', { revenue: euros(500) }),
      day('2026-03-02', { revenue: [{ currency: 'SEK', amount: 900 }] }),
      day('2026-03-03', { revenue: euros(100), refunded: euros(250) }),
    ],
    { revenue: [...euros(600), { currency: 'SEK', amount: 900 }], refunded: euros(250) },
  );
  const revenue = measuresOf(shown, staffRights).filter(({ key }) => key.startsWith('revenue'));
  expect(revenue.map(({ name, values, total }) => [name, values, total])).toEqual([
    ['Revenue, net, EUR', [500, 0, -150], 350],
    ['Revenue, net, SEK', [0, 900, 0], 900],
  ]);
  expect(revenue[0]).toMatchObject({ before: 0, behindTotal: '/revenue?brand=vonk' });
  // Half of a scale has a decimal where it is one.
  expect(revenue[0]?.mark?.(250_000)).toBe('€2.5k');
  // What was paid leads to the payments.
  expect(revenue[0]?.note?.words).toBe('€6.00 paid');
  expect(revenue[0]?.note?.to).toMatch(/^\/payments\?/);
});

test('a number leads to the list of its days, as the brand reckons them', () => {
  const of = (key: string, rights: readonly StaffRight[] = staffRights) =>
    measuresOf(brand([day('2026-03-29')]), rights).find((measure) => measure.key === key);
  const led = (key: string, rights?: readonly StaffRight[]) =>
    decodeURIComponent(of(key, rights)?.behind('2026-03-28', '2026-03-29') ?? 'nowhere');
  // That day has 23 hours there.
  expect(decodeURIComponent(of('signups')?.behind('2026-03-29', '2026-03-29') ?? '')).toBe(
    '/profiles?filter={"tenant":"vonk","fictional":false,"since":"2026-03-28T23:00:00.000Z","until":"2026-03-29T22:00:00.000Z"}',
  );
  expect(led('first_purchases')).toContain('"first":true,"paid_since":"2026-03-27T23:00:00.000Z"');
  // Who may not read the list is led nowhere.
  expect(led('first_purchases', ['books:read', 'growth:read'])).toBe('nowhere');
  expect(led('decisions')).toBe(
    '/audit-entries?filter={"tenant":"vonk","action":"desk.decided","from":"2026-03-27T23:00:00.000Z","until":"2026-03-29T22:00:00.000Z"}',
  );
  expect(led('fictional_answers')).toContain('"action":"fictional.answered","from":"2026-03-27T23:00');
  for (const logged of ['decisions', 'fictional_answers'])
    expect(led(logged, rightsOfRole.moderator)).toBe('nowhere');
});

test('where no list has the rows that were counted, words lead to what is open', () => {
  const measures = measuresOf(brand([day('2026-03-29')]), staffRights);
  const leads = (key: string) => {
    const { behind, note } = measures.find((measure) => measure.key === key) ?? {};
    return [behind?.('2026-03-29', '2026-03-29'), note?.words, decodeURIComponent(note?.to ?? '')];
  };
  expect(leads('reports')).toEqual([undefined, 'To open reports', '/desk/report?tenant=vonk']);
  expect(leads('answers')).toEqual([
    ...[undefined, 'To open complaints', '/support-cases?filter={"tenant":"vonk","state":"open"}'],
  ]);
  expect(leads('fictional_messages')).toEqual([
    ...[undefined, 'To chats that wait', '/fictional-turns?filter={"tenant":"vonk"}'],
  ]);
  for (const wait of ['response_minutes', 'answer_minutes', 'fictional_minutes'])
    expect(leads(wait)).toEqual([undefined, undefined, '']);
});

test('numbers of several brands lead to all of them, where their days are the same', () => {
  const all = { ...brand([day('2026-03-29')]), tenant: undefined };
  const [signups] = measuresOf(all, staffRights);
  expect(signups?.behind('2026-03-29', '2026-03-29')).not.toContain('tenant');
  const [far] = measuresOf({ ...all, time_zone: null }, staffRights);
  expect(far?.behind('2026-03-29', '2026-03-29')).toBeUndefined();
  expect(measuresOf(all, staffRights).map(({ key }) => key)).not.toContain('response_minutes');
});

test('a brand in which nothing happened is still', () => {
  expect(isStill(measuresOf(brand([day('2026-03-01')]), staffRights))).toBe(true);
  expect(isStill(measuresOf(brand([day('2026-03-01', { signups: 1 })]), staffRights))).toBe(false);
  const waned = { ...brand([day('2026-03-01')]), before: figures({ signups: 3 }) };
  expect(isQuiet(measuresOf(brand([day('2026-03-01')]), staffRights))).toBe(true);
  expect([isStill(measuresOf(waned, staffRights)), isQuiet(measuresOf(waned, staffRights))]).toEqual([
    ...[true, false],
  ]);
});
