import type { z } from 'zod';
import { endpointPath } from '../../packages/contract/src/endpoint.ts';
import { endpoints, type EndpointName } from '../../packages/contract/src/endpoints.ts';
import type { Route, StaffRight } from '../../packages/contract/src/route.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { rightsOfRole, staffRoles, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { sampleInput } from '../support/app/sample-input.ts';
import { startTestApp, type TestAnswer, type TestApp, type TestRequest } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';
import { someId } from '../support/members/profiles.ts';

/** Everybody but owners, who have all brands, was given alpha; beta is there, and of the third brand nobody ever heard. */
const brands = { own: 'alpha', other: 'beta', none: 'nowhere' } as const;
/** They end the session that the others need. */
const endsSession: readonly EndpointName[] = ['staffLogout'];
/** Who opens a brand is told that its key is taken: keys are in the addresses of pages, and no secret. */
const namesTakenKeys: readonly EndpointName[] = ['createTenant'];

const calls = (Object.entries(routes) as [EndpointName, Route][]).flatMap(([name, { access }]) =>
  access.startsWith('staff') && !endsSession.includes(name)
    ? [[name, access.slice('staff:'.length) as StaffRight | ''] as const]
    : [],
);

let app: TestApp;
let staff: Record<StaffRole, Browser>;

beforeAll(async () => {
  app = await startTestApp();
  for (const role of staffRoles) await createStaff(app, `${role}@staff.test`, role, ['alpha']);
  const opened = await Promise.all(
    staffRoles.map(async (role) => [role, await openConsole(app, `${role}@staff.test`)] as const),
  );
  staff = Object.fromEntries(opened) as Record<StaffRole, Browser>;
});

/** A request about a brand, wherever the call takes one: in its address, its query or its body. */
function about(name: EndpointName, brand: string, id: string): TestRequest {
  const route: Route = routes[name];
  // The key of a page has no id in it: one in digits alone would be none.
  const texts = [brand, `${brand}:page`, `${brand}:${id}`, id];
  const query = sampleInput(route.query, texts);
  const fields = (route.query as z.ZodObject).shape as object;
  if ('filter' in fields) query['filter'] = JSON.stringify({ tenant: brand });
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  );
  return {
    method: route.method,
    path: `${endpointPath(endpoints[name], sampleInput(route.params, texts) as Record<string, string>)}?${search.toString()}`,
    ...(route.method === 'GET' || route.upload ? {} : { body: sampleInput(route.body, texts) }),
  };
}

/** What concerns the caller's own brand is asked without a body: it shall be allowed, not done. */
async function ask(
  name: EndpointName,
  browser: Browser,
  id: string,
): Promise<Record<keyof typeof brands, TestAnswer>> {
  const answer = (brand: string) => browser.request(about(name, brand, id));
  const { body: _body, ...own } = about(name, brands.own, id);
  return {
    own: await browser.request(own),
    other: await answer(brands.other),
    none: await answer(brands.none),
  };
}

const told = ({ status, text }: TestAnswer) => ({ status, text });

/** Calls whose request got so far that the brand decided: another one is not found. */
const decidedByBrand = new Set<EndpointName>();

describe.each(calls)('%s (%s)', (name, right) => {
  const may = (role: StaffRole) => right === '' || rightsOfRole[role].includes(right);
  const id = someId();
  // What others asked before counts no more.
  beforeEach(() => app.clock.advance(60_000));

  it('is refused to each role without its right, whatever the brand', async () => {
    for (const role of staffRoles.filter((one) => !may(one))) {
      const answers = await ask(name, staff[role], id);
      for (const [brand, answer] of Object.entries(answers))
        expect([role, brand, answer.status, refusal(answer)?.code]).toEqual([role, brand, 403, 'forbidden']);
      expect(told(answers.other)).toEqual(told(answers.none));
    }
  });

  it('is not refused to those with it, and another brand is to them as none', async () => {
    for (const role of staffRoles.filter(may)) {
      const answers = await ask(name, staff[role], id);
      expect([role, answers.own.status]).not.toEqual([role, 403]);
      if (role !== 'owner' && !namesTakenKeys.includes(name))
        expect([role, told(answers.other)]).toEqual([role, told(answers.none)]);
      if (answers.none.status === 404) decidedByBrand.add(name);
    }
  });

  it('is refused to who is not logged in', async () => {
    const answers = await ask(name, new Browser(app, consoleHost), id);
    expect(Object.values(answers).map(refusal)).toEqual(
      Array(3).fill(expect.objectContaining({ code: 'authentication_required' })),
    );
  });
});

test('most of them were decided by the brand, and not by a mistake in the request', () => {
  expect(decidedByBrand.size).toBeGreaterThan(calls.length / 2);
});
