import fc from 'fast-check';
import type {
  SearchMatch,
  SearchPage,
  SearchSelection,
} from '../../apps/server/src/modules/meeting/discovery/search/search-selection.ts';
import type { SearchQuery } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { CandidatesRepository } from '../../apps/server/src/modules/meeting/discovery/ranking/candidates.repository.ts';
import {
  narrowestIndex,
  orderedIndex,
} from '../../apps/server/src/modules/meeting/discovery/search/search-plan.ts';
import { ReadList, type ListPage } from '../../apps/server/src/modules/meeting/discovery/search/read-list.ts';
import { SearchMembers } from '../../apps/server/src/modules/meeting/discovery/search/search-members.ts';
import { SearchRepository } from '../../apps/server/src/modules/meeting/discovery/search/search.repository.ts';
import { cellOf, type Position } from '../../apps/server/src/modules/profiles/location/distance-rules.ts';
import { MemberBlockEntity } from '../../apps/server/src/modules/profiles/blocks/blocks.repository.ts';
import { ProfileEntity } from '../../apps/server/src/modules/profiles/record/profile.entity.ts';
import { TenantRepository } from '../../apps/server/src/kernel/database/tenant-repository.ts';
import { filterSets } from '../support/search/filter-sets.ts';
import { runs } from '../support/environment/proof.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

const members = 6000;

interface PlanRow {
  select_type: string;
  table: string;
  type: string;
  key: string | null;
  Extra: string;
}

/** Plans of the hot query as the database makes them on a brand of some thousand members beside a small one. */
describe('plans of the members’ search', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    await app.inTenant('alpha', () => fill(app, members));
    await app.inTenant('beta', () => fill(app, 50));
    for (const brand of ['alpha', 'beta']) await app.inTenant(brand, () => quarrel(app));
    await app.database.select('ANALYZE TABLE profile, member_block');
  });

  const dense = { order: 'last_online', plan: 'many' } as const;
  const born = { notAfter: '2000-01-01', after: '1980-01-01' };
  const after = { pictured: false, at: new Date('2026-02-20T12:00:00Z'), id: 'm'.repeat(24) };
  const searches: [string, Omit<SearchPage, 'limit' | 'order' | 'plan'>][] = [
    ['without a filter', {}],
    ['by gender', { gender: 'female' }],
    [
      'by gender, country, region and age',
      { gender: 'female', country: 'NL', region: 'Utrecht', birthDates: born },
    ],
    ['by country', { country: 'NL' }],
    ['a page far down', { gender: 'female', after }],
    ['a page far down by age', { birthDates: born, after }],
    [
      'without what a narrower search found',
      { gender: 'female', butNot: { gender: 'female', region: 'Utrecht' } },
    ],
  ];

  it.each(searches)(
    '%s: the page comes from one index in its order, unsorted; rows are read by key',
    async (_name, search) => {
      for (const brand of ['alpha', 'beta']) {
        const plan = await explain(
          app,
          brand,
          (found) => found.search({ ...search, ...dense, limit: 25 }),
          0,
        );
        const page = plan.find((row) => row.select_type === 'DERIVED');
        expect(page).toMatchObject({
          type: expect.stringMatching(/^(ref|range)$/) as string,
          key: search.gender ? 'ix_profile_listed_gender' : 'ix_profile_listed',
          Extra: expect.stringContaining('Using index') as string,
        });
        expect(page?.Extra).not.toMatch(/filesort|temporary|condition/i);
        // A visitor has nobody blocked: their search asks for no blocks.
        expect(plan.map((row) => row.table)).not.toContain('b');
        const cards = plan.find((row) => row.select_type === 'PRIMARY' && row.table === 'p');
        expect(cards).toMatchObject({ type: 'eq_ref', key: 'PRIMARY' });
      }
    },
  );

  it.each(searches)(
    '%s, by a member: blocks are looked up by key, beside the same page from the same index',
    async (_name, search) => {
      for (const brand of ['alpha', 'beta']) {
        const ask = { ...search, viewerId: idOf(7) };
        const plans = [
          await explain(app, brand, (found) => found.search({ ...ask, ...dense, limit: 25 }), 0),
          await explain(app, brand, (found) => found.count(ask, 1001)),
        ];
        const keys = [orderedIndex('last_online', search), narrowestIndex(search)];
        for (const [at, plan] of plans.entries()) {
          const page = plan.find((row) => row.select_type === 'DERIVED');
          expect(page).toMatchObject({
            table: 'p',
            type: expect.stringMatching(/^(ref|range)$/) as string,
            key: keys[at],
            Extra: expect.stringContaining('Using index') as string,
          });
          expect(page?.Extra).not.toMatch(/filesort|temporary|condition/i);
          // A count takes off those whom a block parts, who are looked up from the blocks.
          const blocks = plan.filter((row) => row.table === 'b');
          expect(blocks).toHaveLength(at === 0 ? 2 : 0);
          for (const row of blocks)
            expect(row).toMatchObject({
              type: expect.stringMatching(/^(eq_ref|ref|const)$/) as string,
              Extra: expect.stringContaining('Using index') as string,
            });
        }
      }
    },
  );

  const amersfoort = { latitude: 52.155, longitude: 5.3875 };
  const recently = new Date('2026-02-27T12:00:00Z');
  const narrow: [string, SearchSelection][] = [
    ['within 25 km', { gender: 'female', near: { centre: amersfoort, withinKm: 25 } }],
    ['in a ring', { near: { centre: amersfoort, beyondKm: 25, withinKm: 50 }, birthDates: born }],
    ['of a region', { gender: 'female', country: 'NL', region: 'Utrecht', birthDates: born }],
    ['of some ages', { gender: 'female', birthDates: born, interests: '5' }],
    ['who are online', { gender: 'female', onlineSince: recently }],
    ['who joined lately', { gender: 'female', joinedAfter: recently }],
    ['who are verified', { verified: true, interests: '5' }],
    ['who answered a prompt', { prompted: true, interests: '5' }],
    ['of a gender who answered a prompt', { gender: 'female', prompted: true, birthDates: born }],
  ];

  it.each(narrow)(
    'few %s: read and counted by the index that leads to the fewest, and by it alone',
    async (_name, search) => {
      for (const brand of ['alpha', 'beta']) {
        const ask = { ...search, viewerId: idOf(7) };
        const sparse = { ...ask, order: 'last_online', plan: 'narrow', limit: 25 } as const;
        for (const work of [
          (found: SearchRepository) => found.search(sparse),
          (found: SearchRepository) => found.count(ask, 1001),
        ]) {
          const plan = await explain(app, brand, work);
          expect(plan.find((row) => row.select_type === 'DERIVED')).toMatchObject({
            table: 'p',
            type: expect.stringMatching(/^(ref|range)$/) as string,
            key: narrowestIndex(search),
            Extra: expect.stringContaining('Using index') as string,
          });
          expect(plan.map((row) => row.Extra).join()).not.toMatch(/temporary|condition/i);
        }
      }
    },
  );

  it.each([
    ['everybody', {}],
    ['a gender', { gender: 'female' }],
  ] as [string, SearchSelection][])(
    'by when they joined, %s: in the order of an index, unsorted',
    async (_name, search) => {
      for (const brand of ['alpha', 'beta']) {
        const ask = {
          ...search,
          viewerId: idOf(7),
          order: 'newest',
          plan: 'many',
          after,
          limit: 25,
        } as const;
        const plan = await explain(app, brand, (found) => found.search(ask), 0);
        const page = plan.find((row) => row.select_type === 'DERIVED');
        expect(page).toMatchObject({
          key: 'ix_profile_newest',
          Extra: expect.stringContaining('Using index') as string,
        });
        expect(page?.Extra).not.toMatch(/filesort|temporary|condition/i);
      }
    },
  );

  it('a window that is ranked is chosen in one index, and answers are looked up by key', async () => {
    for (const brand of ['alpha', 'beta']) {
      const plan = await explainCandidates(app, brand, (found) =>
        found.window({ gender: 'female', viewerId: idOf(7) }, { after, plan: 'many', limit: 241 }),
      );
      expect(plan.find((row) => row.select_type === 'DERIVED')).toMatchObject({
        key: 'ix_profile_listed_gender',
      });
      expect(plan.find((row) => row.table === 'a')).toMatchObject({ type: 'eq_ref', key: 'PRIMARY' });
      expect(plan.map((row) => row.Extra).join()).not.toMatch(/filesort|temporary|condition/i);
      const newcomers = await explainCandidates(app, brand, (found) =>
        found.newcomers({ gender: 'female', viewerId: idOf(7), joinedAfter: recently }, 120),
      );
      expect(newcomers.find((row) => row.select_type === 'DERIVED')).toMatchObject({
        key: 'ix_profile_newest',
      });
      expect(newcomers.map((row) => row.Extra).join()).not.toMatch(/filesort|temporary|condition/i);
    }
  });

  it.each(Object.entries(filterSets))(
    'what people search for, %s: every statement of every order goes by keys, and none sorts cards',
    async (_name, filters) => {
      const reader = { memberId: idOf(7), here: null, hasTrafficSource: false };
      const searching = app.nest.get(SearchMembers, { strict: false });
      for (const brand of ['alpha', 'beta'])
        for (const sort of ['last_online', 'newest', 'relevance', 'distance'] as const) {
          const plans = await plansOf(app, brand, () => searching.search(reader, { ...filters, sort }));
          expect(plans.length).toBeGreaterThan(1);
          for (const row of plans.flat()) {
            if (!/^[abp]$/.test(row.table)) continue;
            expect(row.type).toMatch(/^(const|eq_ref|ref|range)$/);
            expect(row.key).toMatch(/^(PRIMARY|ix_profile_\w+|ix_member_block_\w+)$/);
            expect(row.Extra).not.toMatch(/temporary|join buffer/i);
            if (row.select_type === 'PRIMARY') expect(row.Extra).not.toMatch(/filesort/i);
          }
        }
    },
  );

  const centres = fc.record({
    latitude: fc.integer({ min: 4900, max: 5400 }).map((value) => value / 100),
    longitude: fc.integer({ min: 200, max: 800 }).map((value) => value / 100),
  });
  const selections = fc.record(
    {
      gender: fc.constantFrom('female' as const, 'male' as const),
      country: fc.constantFrom('NL' as const, 'BE' as const),
      region: fc.constantFrom('Utrecht', 'Gelderland'),
      interests: fc.constantFrom('1', '6'),
      withinKm: fc.constantFrom(10, 25, 50, 100, 250),
    },
    { requiredKeys: ['interests'] },
  );

  it('by distance, few in one statement are those of the rings read one by one, page by page', async () => {
    const lists = app.nest.get(ReadList, { strict: false });
    const statements = jest.spyOn(app.database, 'select');
    /** @param matches as many as make the list be read one way or the other */
    const walk = async (match: SearchMatch, centre: Position, matches: number) => {
      const pages: string[][] = [];
      const sent: number[] = [];
      for (let from: ListPage['next'] = null; ;) {
        statements.mockClear();
        const asked = { match, matches, from: from && { ...from, page: 1, total: matches } };
        const { rows, next } = await lists.byDistance(centre, asked);
        pages.push(rows.map(({ id }) => id));
        sent.push(statements.mock.calls.filter(([sql]) => /\bprofile\b/.test(sql)).length);
        if (next === null) return { pages, most: Math.max(...sent) };
        from = next;
      }
    };
    try {
      await fc.assert(
        fc.asyncProperty(centres, selections, async (centre, { withinKm, ...selection }) => {
          const near = withinKm === undefined ? {} : { near: { centre, withinKm } };
          const match = { ...selection, ...near, viewerId: idOf(7) };
          await app.inTenant('alpha', async () => {
            const few = await walk(match, centre, 100);
            expect(few.pages).toEqual((await walk(match, centre, 5000)).pages);
            expect(few.most).toBe(1);
          });
        }),
        { numRuns: runs(15), examples: [[amersfoort, { interests: '1', withinKm: 10 }]] },
      );
    } finally {
      statements.mockRestore();
    }
  });

  it('who joined last comes from an index of its own, unsorted', async () => {
    for (const brand of ['alpha', 'beta']) {
      for (const viewerId of [null, idOf(7)]) {
        const plan = await explain(app, brand, (found) => found.newest(8, viewerId));
        const profile = plan.find((row) => row.table === 'p');
        expect(profile).toMatchObject({ type: 'ref', key: 'ix_profile_newest' });
        expect(profile?.Extra).not.toMatch(/filesort|temporary/i);
      }
    }
  });

  it('who is related is looked for among few, who come from the index alone', async () => {
    const ask = {
      butFor: idOf(8),
      gender: 'female',
      country: 'NL',
      region: 'Utrecht',
      birthDates: born,
      limit: 8,
    } as const;
    for (const brand of ['alpha', 'beta']) {
      for (const viewerId of [null, idOf(7)]) {
        const plan = await explain(app, brand, (found) => found.related({ ...ask, viewerId }));
        const looked = plan.find((row) => row.select_type === 'DERIVED');
        expect(looked).toMatchObject({
          type: 'ref',
          key: 'ix_profile_listed_gender',
          Extra: expect.stringContaining('Using index') as string,
        });
        expect(looked?.Extra).not.toMatch(/filesort|temporary|condition/i);
        const cards = plan.find((row) => row.select_type === 'PRIMARY' && row.table === 'p');
        expect(cards).toMatchObject({ type: 'eq_ref', key: 'PRIMARY' });
      }
    }
  });

  it('counts are exact to 1,000, also of similar members', async () => {
    const reader = { memberId: idOf(7), here: null, hasTrafficSource: false };
    const search = (filters: SearchQuery) =>
      app.inTenant('alpha', () => app.nest.get(SearchMembers, { strict: false }).search(reader, filters));
    expect(await search({ gender: 'female' })).toMatchObject({ total: 1000, total_capped: true });
    const few = await search({ gender: 'female', country: 'BE' });
    expect(few).toMatchObject({ total_capped: false, similar_total: 0, similar_capped: false });
    expect(few.total).toBeGreaterThan(500);
    expect(await search({ verified: '1' })).toMatchObject({
      total: 0,
      similar_total: 1000,
      similar_capped: true,
    });
  });

  it('the count reads the index alone', async () => {
    const plan = await explain(app, 'alpha', (found) =>
      found.count({ gender: 'female', country: 'NL', birthDates: born }, 1001),
    );
    const [profile] = plan.filter((row) => row.table === 'p');
    expect(profile?.Extra).toContain('Using index');
    expect(profile?.Extra).not.toMatch(/filesort|temporary/i);
  });
});

const isFictional = (i: number) => i % 12 === 0;
const idOf = (i: number) => i.toString(16).padStart(24, '0');

/** Member 7 blocked some and was blocked by others, as did many. */
async function quarrel(app: TestApp): Promise<void> {
  const rows = new TenantRepository(app.database, MemberBlockEntity);
  const blocks = Array.from({ length: 40 }, (_, i) => i).flatMap((i) =>
    [7, 8, 9].flatMap((member) => [
      { blockerId: idOf(member), blockedId: idOf(10 + (i % 40)), createdAt: app.clock.now() },
      { blockerId: idOf(10 + (i % 40)), blockedId: idOf(member), createdAt: app.clock.now() },
    ]),
  );
  await rows.insert(blocks);
}

async function fill(app: TestApp, count: number): Promise<void> {
  await app.database.write(
    `INSERT INTO account (tenant_id, id, email, status, password_hash, language, signup_date)
     SELECT :tenant, LPAD(LOWER(HEX(seq)), 24, '0'), CONCAT(seq, '@example.test'), 'not_confirmed', 'x', 'nl', :now
       FROM seq_0_to_${count}`,
    { now: app.clock.now() },
  );
  const rows = new TenantRepository(app.database, ProfileEntity);
  const start = app.clock.now().getTime();
  for (let from = 0; from < count; from += 500) {
    await rows.insert(
      Array.from({ length: Math.min(500, count - from) }, (_, at) => {
        const i = from + at;
        return {
          id: idOf(i),
          name: `Member ${i}`,
          dateOfBirth: `${1950 + (i % 55)}-06-15`,
          status: 'active',
          unconfirmed: false,
          invisible: false,
          listed: true,
          hiddenStatus: null,
          restrictedBy: null,
          fictional: isFictional(i),
          accountId: isFictional(i) ? null : idOf(i),
          pictured: i % 3 !== 0,
          gender: i % 2 === 0 ? 'female' : 'male',
          country: i % 10 === 0 ? 'BE' : 'NL',
          region: i % 7 === 0 ? 'Utrecht' : 'Gelderland',
          // Amersfoort
          placeId: 2759821,
          latitude: 5150 + (i % 97),
          longitude: 480 + (i % 89),
          cell: cellOf({ latitude: 5150 + (i % 97), longitude: 480 + (i % 89) }),
          interests: [],
          interestBits: String(2 ** (i % 50)),
          seeking: null,
          aboutMe: 'A text as long as people write about themselves. '.repeat(8),
          createdAt: new Date(start),
          lastSeenAt: new Date(start - i * 300_000),
        } as never;
      }),
    );
  }
}

function explain(
  app: TestApp,
  brand: string,
  work: (found: SearchRepository) => Promise<unknown>,
  which = -1,
): Promise<PlanRow[]> {
  return planOf(app, brand, () => work(app.nest.get(SearchRepository, { strict: false })), which);
}

function explainCandidates(
  app: TestApp,
  brand: string,
  work: (found: CandidatesRepository) => Promise<unknown>,
): Promise<PlanRow[]> {
  return planOf(app, brand, () => work(app.nest.get(CandidatesRepository, { strict: false })));
}

/** The plan of a statement about profiles that `work` sends, of the last unless said otherwise. */
async function planOf(
  app: TestApp,
  brand: string,
  work: () => Promise<unknown>,
  which = -1,
): Promise<PlanRow[]> {
  return (await plansOf(app, brand, work)).at(which) ?? [];
}

/** Catches the statements about profiles that `work` sends and asks the database for their plans. */
function plansOf(app: TestApp, brand: string, work: () => Promise<unknown>): Promise<PlanRow[][]> {
  return app.inTenant(brand, async () => {
    const statements: [string, object][] = [];
    const select = app.database.select.bind(app.database);
    const spy = jest.spyOn(app.database, 'select').mockImplementation((sql, parameters = {}) => {
      // The application looks after its brands meanwhile, which is none of this.
      if (/\bprofile\b/.test(sql)) statements.push([sql, parameters]);
      return select(sql, parameters);
    });
    try {
      await work();
    } finally {
      spy.mockRestore();
    }
    const plans: PlanRow[][] = [];
    for (const [sql, parameters] of statements)
      plans.push(
        await app.database.select<PlanRow>(
          // A limit of rows looked at would end an explanation, too.
          `EXPLAIN ${sql.replace(/LIMIT ROWS EXAMINED \d+/, '')}`,
          parameters as Record<string, unknown>,
        ),
      );
    return plans;
  });
}
