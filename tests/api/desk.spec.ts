import type { Answer } from '../../packages/contract/src/route.ts';
import type { deskFigures, DeskItem, takeDeskItems } from '../../packages/contract/src/safety/calls/desk.ts';
import type { WaitingQueueRow } from '../../packages/contract/src/overviews/calls/home.ts';
import { refusal } from '../support/members/account-calls.ts';
import { DeskApi } from '../../apps/server/src/modules/safety/desk/desk.api.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, oneTab, plainKind, putOnDesk, take, undo, type PlainKind } from '../support/desk/desk.ts';

let app: TestApp;
let kind: PlainKind;
let owner: Browser;
let ann: Browser;
let bob: Browser;
let cas: Browser;
let support: Browser;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ settings: { beta: { second_look_percent: 100 } } });
  kind = plainKind(app);
  for (const [name, role, brands] of [
    ['owner', 'owner', []],
    ['ann', 'moderator', ['alpha', 'beta']],
    ['bob', 'moderator', ['alpha', 'beta']],
    ['cas', 'moderator', ['alpha', 'beta']],
    ['dee', 'moderator', ['beta']],
    ['support', 'support', ['alpha', 'beta']],
  ] as const) {
    ids[name] = await createStaff(app, `${name}@staff.test`, role, brands);
  }
  [owner, ann, bob, cas, support] = (await Promise.all(
    ['owner', 'ann', 'bob', 'cas', 'support'].map((name) => openConsole(app, `${name}@staff.test`)),
  )) as [Browser, Browser, Browser, Browser, Browser];
});

beforeEach(async () => {
  kind.applied.length = 0;
  for (const brand of ['alpha', 'beta']) {
    await app.inTenant(brand, async () => {
      await app.database.write('DELETE FROM desk_item WHERE tenant_id = :tenant');
      await app.database.write('DELETE FROM desk_decision WHERE tenant_id = :tenant');
      await app.database.write(
        "DELETE FROM outbox WHERE tenant_id = :tenant AND job = 'desk.apply_decision'",
      );
    });
  }
});

/** Past the time in which a decision can be taken back; what it does is done. */
async function takeEffect(): Promise<string[]> {
  app.clock.advance(10_000);
  return app.runOutbox();
}

const subjects = (items: readonly DeskItem[]): string[] => items.map(({ subject }) => poseOf(subject));
function poseOf(subject: DeskItem['subject']): string {
  if (subject.kind !== 'verification') throw new Error(`a subject of ${subject.kind}`);
  return subject.pose;
}

async function fill(brand: string, names: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const name of names) {
    keys.push(await putOnDesk(app, brand, name));
    app.clock.advance(1000);
  }
  return keys;
}

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(2, '0')}`);

/** Gives back items, all that somebody holds unless some are named. */
async function giveBack(moderator: Browser, items?: readonly (DeskItem | undefined)[]): Promise<unknown> {
  const ids = (items ?? (await take(moderator))).map((item) => item?.id);
  return (await moderator.post('/admin-api/desk/release', { items: ids })).json;
}

describe('the queue', () => {
  test('gives what is escalated first, then what is riskier, then what is older', async () => {
    await fill('alpha', ['old', 'young']);
    await putOnDesk(app, 'alpha', 'risky', ['reported']);
    await putOnDesk(app, 'beta', 'illegal', ['illegal']);
    const escalated = await putOnDesk(app, 'alpha', 'escalated');
    const [first] = (await take(cas, { want: 5 })).filter(({ id }) => id === escalated);
    await decide(cas, first?.id ?? '', { decision: 'escalate', note: 'who is that?' });
    await giveBack(cas);
    await takeEffect();
    const items = await take(ann);
    expect(subjects(items)).toEqual(['escalated', 'illegal', 'risky', 'old', 'young']);
    expect(items[0]).toMatchObject({ escalated: true, escalation_note: 'who is that?' });
    expect(items[1]).toMatchObject({ tenant: 'beta', risk: ['illegal'], escalated: false });
  });

  test('gives what is due within a day before what is risky, and the first to be due first', async () => {
    await putOnDesk(app, 'alpha', 'risky', ['illegal']);
    const due = async (subjectId: string, hours: number): Promise<void> => {
      const dueAt = new Date(app.clock.now().getTime() + hours * 3_600_000);
      await app.inTenant('alpha', () =>
        app.database.inTransaction(() =>
          desk().open({ kind: 'verification', subjectId, memberId: null, dueAt }),
        ),
      );
    };
    await due('later', 25);
    await due('today', 24);
    await due('at once', 1);
    await due('overdue', -1);
    expect(subjects(await take(ann))).toEqual(['overdue', 'at once', 'today', 'risky', 'later']);
  });

  test('is a subject’s once, whose risks add up', async () => {
    const key = await putOnDesk(app, 'alpha', 'again', ['first_photo']);
    expect(await putOnDesk(app, 'alpha', 'again', ['reported', 'first_photo'])).toBe(key);
    expect((await take(ann)).map(({ id, risk }) => [id, risk])).toEqual([[key, ['first_photo', 'reported']]]);
  });

  test('closes what nobody needs to decide any more, and gives the next', async () => {
    await fill('alpha', ['was deleted', 'is there']);
    kind.gone.add('was deleted');
    expect(subjects(await take(ann, { want: 1 }))).toEqual(['is there']);
    expect(await open('alpha')).toBe(1);
  });

  test('gives nobody what their kind refuses them', async () => {
    await fill('alpha', ['not anns']);
    kind.refused.add(`${ids['ann']} not anns`);
    expect(await take(ann)).toEqual([]);
    expect(subjects(await take(bob))).toEqual(['not anns']);
  });
});

async function open(brand: string): Promise<number> {
  return app.inTenant(brand, () =>
    app.database.number("SELECT COUNT(*) FROM desk_item WHERE tenant_id = :tenant AND state = 'open'"),
  );
}

describe('leases', () => {
  test('never give two the same item, however many ask at once', async () => {
    await fill('alpha', numbered('a', 14));
    await fill('beta', numbered('b', 9));
    const everybody = [owner, ann, bob, cas];
    const seen = new Map<string, number>();
    for (;;) {
      const taken = await Promise.all(everybody.map((one) => take(one, { want: 2 })));
      const items = taken.flat();
      if (items.length === 0) break;
      for (const { id } of items) seen.set(id, (seen.get(id) ?? 0) + 1);
      await Promise.all(
        taken.flatMap((mine, at) =>
          mine.map(async ({ id }) => {
            const answer = await decide(everybody[at] as Browser, id, { decision: 'confirm' });
            expect(answer.status).toBe(200);
          }),
        ),
      );
    }
    expect(seen.size).toBe(23);
    expect([...new Set(seen.values())]).toEqual([1]);
  });

  test('last two minutes from the last call, and then are somebody else’s', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    expect((await take(ann))[0]?.lease_until).toBe(inSeconds(120));
    app.clock.advance(100_000);
    expect(await take(bob)).toEqual([]);
    expect((await take(ann))[0]?.lease_until).toBe(inSeconds(120));
    app.clock.advance(119_999);
    expect(await take(bob)).toEqual([]);
    app.clock.advance(1);
    expect(subjects(await take(bob))).toEqual(['one']);
    expect(refusal(await decide(ann, key, { decision: 'confirm' })).code).toBe('desk_item_lost');
    expect((await decide(bob, key, { decision: 'confirm' })).status).toBe(200);
  });

  test('are of one tab each, of which one person has no more than a few full', async () => {
    await fill('alpha', numbered('t', 30));
    const tabs = Array.from({ length: 5 }, () => crypto.randomUUID());
    const [first = '', second = ''] = tabs;
    expect(subjects(await take(ann, { tab: first, want: 2 }))).toEqual(['t00', 't01']);
    const others = await take(ann, { tab: second, want: 2 });
    expect(subjects(others)).toEqual(['t02', 't03']);
    expect(subjects(await take(ann, { tab: first, want: 2 }))).toEqual(['t00', 't01']);
    // What one tab shows, its moderator may decide and take back wherever they are.
    const [key = ''] = others.map(({ id }) => id);
    expect((await decide(ann, key, { decision: 'confirm' })).status).toBe(200);
    expect((await undo(ann, key)).status).toBe(200);
    expect(subjects(await take(ann, { tab: second, want: 2 }))).toEqual(['t02', 't03']);
    const taken = await Promise.all(tabs.slice(0, 4).map((tab) => take(ann, { tab })));
    expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(20);
    expect(await take(ann, { tab: tabs[4] ?? '' })).toEqual([]);
    expect(await take(bob)).toHaveLength(5);
    // A tab that is gone holds nothing for longer than anybody.
    app.clock.advance(120_000);
    expect(subjects(await take(ann, { tab: tabs[4] ?? '', want: 1 }))).toEqual(['t00']);
  });

  test('end after an hour without a decision, and go to a colleague first', async () => {
    await fill('alpha', ['one']);
    await take(ann);
    // A script that polls renews them no longer than a person would work on one item.
    for (let minute = 0; minute < 59; minute++) {
      app.clock.advance(60_000);
      expect(subjects(await take(ann))).toEqual(['one']);
    }
    app.clock.advance(60_000);
    expect(await take(ann)).toEqual([]);
    app.clock.advance(60_000);
    expect(await take(ann)).toEqual([]);
    expect(await take(ann, { tab: crypto.randomUUID() })).toEqual([]);
    expect(subjects(await take(bob))).toEqual(['one']);
    await giveBack(bob);
    expect(subjects(await take(ann))).toEqual(['one']);
  });

  test('that nobody wants end, and are the same person’s again after a while', async () => {
    await fill('alpha', ['one']);
    for (let minute = 0; minute <= 60; minute++) {
      await take(ann);
      app.clock.advance(60_000);
    }
    expect(await take(ann)).toEqual([]);
    app.clock.advance(120_000);
    expect(subjects(await take(ann))).toEqual(['one']);
  });

  test('of others are told to whoever has nothing to decide, with the first end', async () => {
    await fill('alpha', numbered('h', 3));
    await fill('beta', ['h03']);
    expect(await rest(ann)).toEqual({ colleagues: null, own: 0 });
    const ends = (await take(ann, { want: 2 }))[0]?.lease_until;
    app.clock.advance(1000);
    await take(bob, { tab: crypto.randomUUID(), want: 2 });
    expect(await rest(cas)).toEqual({ colleagues: { count: 4, until: ends }, own: 0 });
    // Of the brand that is looked at alone.
    expect(await rest(cas, 'beta')).toEqual({ colleagues: { count: 1, until: inSeconds(120) }, own: 0 });
    // What another tab of one's own holds is with no colleague.
    expect(await rest(bob)).toEqual({ colleagues: { count: 2, until: ends }, own: 2 });
    app.clock.advance(120_000);
    expect((await rest(cas)).colleagues).toBeNull();
  });

  test('are given back when somebody has seen enough', async () => {
    await fill('alpha', ['one', 'two']);
    await fill('beta', ['three']);
    const [one, ...others] = await take(ann);
    // What another tab of hers shows stays hers, and what another person holds is theirs.
    expect(await giveBack(bob, [one, ...others])).toEqual({ done: true });
    expect(await giveBack(ann, others)).toEqual({ done: true });
    expect(subjects(await take(bob))).toEqual(['two', 'three']);
    expect(subjects(await take(ann))).toEqual(['one']);
  });

  test('are those one holds first, and no more than wanted', async () => {
    await fill('alpha', numbered('x', 8));
    const first = await take(ann, { want: 2 });
    expect(subjects(await take(ann, { want: 3 }))).toEqual(['x00', 'x01', 'x02']);
    await decide(ann, first[0]?.id ?? '', { decision: 'confirm' });
    expect(subjects(await take(ann, { want: 3 }))).toEqual(['x01', 'x02', 'x03']);
    expect(
      (await ann.post('/admin-api/desk/take', { kind: 'verification', want: 6, tab: oneTab })).status,
    ).toBe(400);
  });
});

/** What the desk says of what others hold, to a tab that wants nothing more than that. */
async function rest(
  moderator: Browser,
  tenant?: string,
): Promise<Pick<Answer<typeof takeDeskItems>, 'colleagues' | 'own'>> {
  const body = { kind: 'verification', want: 1, tab: crypto.randomUUID(), ...(tenant ? { tenant } : {}) };
  const { items, ...others } = (await moderator.post('/admin-api/desk/take', body)).json as Answer<
    typeof takeDeskItems
  >;
  await giveBack(moderator, items);
  return others;
}

const inSeconds = (seconds: number): string =>
  new Date(app.clock.now().getTime() + seconds * 1000).toISOString();

describe('a decision', () => {
  test('takes effect after ten seconds, once', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    await take(ann);
    const answer = await decide(ann, key, { decision: 'refuse', note: ' a mask ' });
    expect(answer.json).toEqual({ undo_until: inSeconds(10) });
    app.clock.advance(9_999);
    expect(await app.runOutbox()).not.toContain('desk.apply_decision');
    expect(kind.applied).toEqual([]);
    app.clock.advance(1);
    expect(await app.runOutbox()).toContain('desk.apply_decision');
    await app.inTenant('alpha', () =>
      app.database.write(
        `INSERT INTO outbox (tenant_id, id, job, payload, state, attempts, created_at, run_at)
         SELECT tenant_id, REVERSE(id), 'desk.apply_decision', JSON_OBJECT('decisionId', id), 'open', 0, decided_at, decided_at
           FROM desk_decision WHERE tenant_id = :tenant`,
      ),
    );
    expect(await app.runOutbox()).toContain('desk.apply_decision');
    expect(kind.applied).toEqual([{ subjectId: 'one', decision: 'refuse', staffId: ids['ann'] }]);
    expect(await take(bob)).toEqual([]);
  });

  test('is the same one when it is sent again', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    await take(ann);
    const first = await decide(ann, key, { decision: 'confirm' });
    app.clock.advance(2000);
    expect((await decide(ann, key, { decision: 'confirm' })).json).toEqual(first.json);
    expect(refusal(await decide(ann, key, { decision: 'refuse' })).code).toBe('desk_item_lost');
    expect(refusal(await decide(bob, key, { decision: 'confirm' })).code).toBe('desk_item_lost');
    await takeEffect();
    expect(kind.applied).toHaveLength(1);
  });

  test('can be taken back for ten seconds, by whoever made it', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    await take(ann);
    await decide(ann, key, { decision: 'refuse' });
    expect(await take(bob)).toEqual([]);
    expect(refusal(await undo(bob, key)).code).toBe('not_found');
    app.clock.advance(9_999);
    expect((await undo(ann, key)).json).toEqual({ done: true });
    await takeEffect();
    expect(kind.applied).toEqual([]);
    expect(subjects(await take(ann))).toEqual(['one']);
    await decide(ann, key, { decision: 'confirm' });
    app.clock.advance(10_000);
    expect(refusal(await undo(ann, key)).code).toBe('desk_undo_too_late');
    await app.runOutbox();
    expect(refusal(await undo(ann, key)).code).toBe('desk_undo_too_late');
    expect(kind.applied).toEqual([{ subjectId: 'one', decision: 'confirm', staffId: ids['ann'] }]);
  });

  test('outlives a crash of whoever carries it out', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    await take(ann);
    await decide(ann, key, { decision: 'confirm' });
    kind.failing = true;
    await takeEffect();
    kind.failing = false;
    expect(kind.applied).toEqual([]);
    app.clock.advance(60_000);
    await app.runOutbox();
    expect(kind.applied).toHaveLength(1);
    expect(await open('alpha')).toBe(0);
  });

  test('has no effect on what went meanwhile', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    await take(ann);
    await decide(ann, key, { decision: 'confirm' });
    await app.inTenant('alpha', () => desk().withdraw('verification', 'one'));
    await takeEffect();
    expect(kind.applied).toEqual([]);
    expect(await figures(ann)).toEqual([]);
  });

  test('is one of its kind, of something held, within bounds', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    expect(refusal(await decide(ann, key, { decision: 'confirm' })).code).toBe('desk_item_lost');
    await take(ann);
    expect(refusal(await decide(ann, key, { decision: 'approve' }))).toMatchObject({
      code: 'validation_failed',
      fields: { decision: 'invalid' },
    });
    const long = { decision: 'confirm', note: 'x'.repeat(1001) };
    expect(refusal(await decide(ann, key, long)).fields).toEqual({ note: 'too_long' });
    expect(refusal(await decide(ann, `alpha:${'0'.repeat(24)}`, { decision: 'confirm' })).code).toBe(
      'not_found',
    );
  });

  test('is in the audit log, by ids and codes', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    await take(ann);
    await decide(ann, key, { decision: 'refuse', ground: 'fake', note: 'Jan from Utrecht' });
    await undo(ann, key);
    const rows = await app.database.select<Record<string, string>>(
      "SELECT action, subjects, changes FROM audit_entry WHERE action LIKE 'desk.%' AND LOCATE(:key, subjects) > 0 ORDER BY action",
      { key },
    );
    expect(rows).toEqual([
      {
        action: 'desk.decided',
        subjects: JSON.stringify([key]),
        changes: '["verification","refuse","fake"]',
      },
      { action: 'desk.undone', subjects: JSON.stringify([key]), changes: '["verification","refuse"]' },
    ]);
  });
});

const desk = () => app.nest.get(DeskApi, { strict: false });

describe('what somebody escalates', () => {
  test('comes to somebody else, the owner too, and never back to them', async () => {
    const [key = ''] = await fill('alpha', ['hard']);
    await take(ann);
    await decide(ann, key, { decision: 'escalate' });
    await takeEffect();
    expect(await take(ann)).toEqual([]);
    expect(await waiting(ann)).toEqual([]);
    expect(await waiting(bob)).toEqual([{ tenant: 'alpha', count: 1 }]);
    await take(owner);
    await decide(owner, key, { decision: 'escalate' });
    await takeEffect();
    expect(await take(ann)).toEqual([]);
    expect(await take(owner)).toEqual([]);
    await take(bob);
    await decide(bob, key, { decision: 'confirm' });
    await takeEffect();
    expect(kind.applied).toEqual([{ subjectId: 'hard', decision: 'confirm', staffId: ids['bob'] }]);
  });
});

describe('a second look', () => {
  async function decideAs(moderator: Browser, decision: string): Promise<DeskItem> {
    const [item] = await take(moderator);
    if (!item) throw new Error('nothing to decide');
    expect((await decide(moderator, item.id, { decision })).status).toBe(200);
    await takeEffect();
    return item;
  }

  test('is somebody else’s, without a word of the first, and ends where they agree', async () => {
    await fill('beta', ['one']);
    await decideAs(ann, 'confirm');
    expect(await take(ann)).toEqual([]);
    const again = await decideAs(bob, 'confirm');
    expect(again).toMatchObject({ second_look: true, escalated: false, escalation_note: null });
    expect(kind.applied).toEqual([{ subjectId: 'one', decision: 'confirm', staffId: ids['ann'] }]);
    expect(await take(cas)).toEqual([]);
    expect((await figures(owner)).map(({ week }) => week.overturned)).toEqual([0, 0]);
  });

  test('goes to a third where they differ; who was wrong is counted', async () => {
    await fill('beta', ['one']);
    await decideAs(ann, 'confirm');
    await decideAs(bob, 'refuse');
    expect(kind.applied).toHaveLength(1);
    expect([await take(ann), await take(bob)]).toEqual([[], []]);
    const third = await decideAs(cas, 'refuse');
    expect(third).toMatchObject({ second_look: true, escalated: true });
    expect(kind.applied.at(-1)).toEqual({ subjectId: 'one', decision: 'refuse', staffId: ids['cas'] });
    expect(await overturned()).toEqual({ ann: 1, bob: 0, cas: 0 });
  });

  test('changes nothing where the third finds the first right', async () => {
    await fill('beta', ['one']);
    await decideAs(ann, 'confirm');
    await decideAs(bob, 'refuse');
    await decideAs(cas, 'confirm');
    expect(kind.applied).toHaveLength(1);
    expect(await overturned()).toEqual({ ann: 0, bob: 1, cas: 0 });
  });

  test('is nowhere where the brand wants none', async () => {
    await fill('alpha', ['one']);
    await decideAs(ann, 'confirm');
    expect(await take(bob)).toEqual([]);
  });

  async function overturned(): Promise<Record<string, number>> {
    const rows = await figures(owner);
    return Object.fromEntries(
      ['ann', 'bob', 'cas'].map((name) => [
        name,
        rows.find(({ staff }) => staff === ids[name])?.week.overturned ?? -1,
      ]),
    );
  }
});

const figures = async (browser: Browser): Promise<Answer<typeof deskFigures>> =>
  (await browser.get('/admin-api/desk/figures')).json as Answer<typeof deskFigures>;
/** In which brands of theirs how much waits. */
const waiting = async (browser: Browser): Promise<{ tenant: string; count: number }[]> => {
  const rows = (await browser.get('/admin-api/home/waiting')).json as WaitingQueueRow[];
  const brands = rows.find(({ queue }) => queue === 'verification')?.brands ?? [];
  return brands.map(({ tenant, count }) => ({ tenant, count }));
};

describe('figures', () => {
  test('count decisions of a day and a week, by the time they took', async () => {
    await fill('alpha', ['one', 'two', 'three']);
    const [one, two, three] = await take(ann);
    for (const item of [one, two, three]) {
      app.clock.advance(20_000);
      await decide(ann, item?.id ?? '', { decision: 'confirm' });
    }
    await undo(ann, three?.id ?? '');
    expect(await figures(ann)).toEqual([
      {
        ...{ staff: ids['ann'], name: 'Somebody of moderator' },
        day: { decisions: 2, per_hour: null, overturned: 0 },
        week: { decisions: 2, per_hour: null, overturned: 0 },
      },
    ]);
    // Two decisions are no pace yet; ten are one.
    await fill('alpha', ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']);
    await decide(ann, three?.id ?? '', { decision: 'confirm' });
    for (let decided = 3; decided < 10; decided++) {
      const [item] = await take(ann, { want: 1 });
      app.clock.advance(20_000);
      await decide(ann, item?.id ?? '', { decision: 'confirm' });
    }
    expect((await figures(ann))[0]?.day).toMatchObject({
      decisions: 10,
      per_hour: expect.any(Number) as number,
    });
    app.clock.advance(25 * 3_600_000);
    expect(await figures(await openConsole(app, 'owner@staff.test'))).toMatchObject([
      { day: { decisions: 0, per_hour: null }, week: { decisions: 10 } },
    ]);
    [owner, ann, bob, cas, support] = (await Promise.all(
      ['owner', 'ann', 'bob', 'cas', 'support'].map((name) => openConsole(app, `${name}@staff.test`)),
    )) as [Browser, Browser, Browser, Browser, Browser];
  });

  test('are of the brands that one was given', async () => {
    const [inAlpha, inBeta] = [await fill('alpha', ['one']), await fill('beta', ['two'])];
    await take(ann);
    for (const key of [...inAlpha, ...inBeta]) await decide(ann, key, { decision: 'confirm' });
    expect((await figures(ann))[0]?.week.decisions).toBe(2);
    await app.database.write("DELETE FROM staff_tenant WHERE staff_id = :ann AND tenant_id = 'beta'", {
      ann: ids['ann'],
    });
    expect((await figures(ann))[0]?.week.decisions).toBe(1);
    await app.database.write("INSERT INTO staff_tenant (staff_id, tenant_id) VALUES (:ann, 'beta')", {
      ann: ids['ann'],
    });
  });

  test('are everybody’s for who manages staff, and else one’s own', async () => {
    await fill('alpha', ['one', 'two']);
    for (const one of [ann, bob]) {
      const [item] = await take(one, { want: 1 });
      await decide(one, item?.id ?? '', { decision: 'confirm' });
    }
    expect((await figures(ann)).map(({ staff }) => staff)).toEqual([ids['ann']]);
    expect((await figures(owner)).map(({ staff }) => staff).sort()).toEqual([ids['ann'], ids['bob']].sort());
  });
});

describe('rights and brands', () => {
  test('keep what one was not given out of every answer', async () => {
    const [alphas = ''] = await fill('alpha', ['of alpha']);
    const dee = await openConsole(app, 'dee@staff.test');
    await fill('beta', ['of beta']);
    expect(subjects(await take(dee))).toEqual(['of beta']);
    expect(await waiting(dee)).toEqual([{ tenant: 'beta', count: 1 }]);
    expect(
      (
        await dee.post('/admin-api/desk/take', {
          kind: 'verification',
          tenant: 'alpha',
          want: 1,
          tab: oneTab,
        })
      ).status,
    ).toBe(404);
    await take(ann);
    for (const key of [alphas, `alpha:${'0'.repeat(24)}`, `nowhere:${'0'.repeat(24)}`]) {
      expect(refusal(await decide(dee, key, { decision: 'confirm' })).code).toBe('not_found');
      expect(refusal(await undo(dee, key)).code).toBe('not_found');
    }
  });

  test('let each role decide its kinds', async () => {
    const [key = ''] = await fill('alpha', ['one']);
    const asked = { kind: 'verification', want: 1, tab: oneTab };
    expect(refusal(await support.post('/admin-api/desk/take', asked)).code).toBe('forbidden');
    expect(await waiting(support)).toEqual([]);
    expect(refusal(await decide(support, key, { decision: 'confirm' })).code).toBe('forbidden');
    expect(
      (await support.post('/admin-api/desk/take', { kind: 'report', want: 1, tab: oneTab })).status,
    ).toBe(200);
    expect((await new Browser(app, 'console.localhost').get('/admin-api/desk/figures')).status).toBe(403);
  });
});
