import fc from 'fast-check';
import type { InviteRow } from '../../packages/contract/src/accounts/calls/invites.ts';
import { inviteTokenIn } from '../../packages/contract/src/accounts/invite-rules.ts';
import { TrafficApi } from '../../apps/server/src/modules/brands/traffic/traffic.api.ts';
import { encodeTrafficSource } from '../../apps/server/src/modules/brands/traffic/traffic-source.ts';
import { refusal, signUp, userOf } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { someId } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

type Made = InviteRow & { link: string };

const dayMs = 24 * 3_600_000;

let app: TestApp;
let owner: Browser;
let operator: Browser;
let operatorId: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: { alpha: { signups: 'invite' }, beta: { signups: 'with_trafficsource' } },
  });
  await createStaff(app, 'owner@staff.test', 'owner');
  operatorId = await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  await logStaffIn();
});

async function logStaffIn(): Promise<void> {
  owner = await openConsole(app, 'owner@staff.test');
  operator = await openConsole(app, 'operator@staff.test');
}

const visitor = (brand = 'alpha') => new Browser(app, `${brand}.localhost`);
let people = 0;
const someEmail = () => `guest${++people}@example.test`;

async function make(tenant = 'alpha', more: object = {}): Promise<Made> {
  const answer = await owner.post('/admin-api/invites', { tenant, ...more });
  expect(answer.status).toBe(200);
  return answer.json as Made;
}
const tokenOf = ({ link }: Made) => inviteTokenIn(new URL(link).hash);
const list = async (browser: Browser, filter: object = {}) =>
  (await browser.get(listPath('invites', { filter, sort: ['created_at', 'DESC'], limit: 100 })))
    .json as InviteRow[];
const find = async ({ id }: Made) => (await list(owner)).find((row) => row.id === id);

describe('an invitation', () => {
  test('opens a brand that takes nobody else, once', async () => {
    const invite = tokenOf(await make());
    expect(refusal(await signUp(visitor(), someEmail())).code).toBe('signups_closed');
    expect(userOf(await signUp(visitor(), someEmail(), { invite }))).not.toBeNull();
    expect(refusal(await signUp(visitor(), someEmail(), { invite }))).toMatchObject({
      status: 403,
      code: 'invite_invalid',
    });
  });

  test('opens a brand that takes visits with a source, and is not needed by those', async () => {
    const made = await make('beta');
    const invite = tokenOf(made);
    expect(userOf(await signUp(visitor('beta'), someEmail(), { invite }))).not.toBeNull();
    expect((await find(made))?.state).toBe('used');
    const landed = visitor('beta');
    landed.cookies[TrafficApi.cookie] = encodeTrafficSource({
      network: 'north',
      ref: '',
      sub1: '',
      sub2: '',
      sub3: '',
    });
    expect(userOf(await signUp(landed, someEmail(), { invite }))).not.toBeNull();
  });

  test('is not used up by a signup that fails', async () => {
    const made = await make();
    const invite = tokenOf(made);
    expect((await signUp(visitor(), someEmail(), { invite, name: '@me' })).status).toBe(400);
    const taken = someEmail();
    await signUp(visitor(), taken, { invite: tokenOf(await make()) });
    expect((await signUp(visitor(), taken, { invite })).status).toBe(409);
    expect((await find(made))?.state).toBe('open');
    expect((await signUp(visitor(), someEmail(), { invite })).status).toBe(200);
  });

  test('ends with its days, and belongs to its brand', async () => {
    const made = await make('alpha', { days: 2 });
    const invite = tokenOf(made);
    expect(refusal(await signUp(visitor('beta'), someEmail(), { invite })).code).toBe('invite_invalid');
    app.clock.advance(2 * dayMs);
    // Sessions of the console are over by then.
    await logStaffIn();
    expect(refusal(await signUp(visitor(), someEmail(), { invite })).code).toBe('invite_invalid');
    expect((await find(made))?.state).toBe('expired');
  });

  test('of nobody’s making is none', async () => {
    for (const invite of ['x', '0'.repeat(43), ' '])
      expect(refusal(await signUp(visitor(), someEmail(), { invite })).code).toBe('invite_invalid');
  });

  test('goes with the account that came by it', async () => {
    const made = await make();
    const user = userOf(await signUp(visitor(), someEmail(), { invite: tokenOf(made) }));
    expect((await find(made))?.used_by).toBe(`alpha:${user?.id}`);
    const rows = await app.inTenant('alpha', () =>
      app.database.select<{ rule: string }>(
        `SELECT delete_rule AS rule FROM information_schema.referential_constraints
          WHERE constraint_schema = DATABASE() AND constraint_name = 'fk_invite_account'`,
      ),
    );
    expect(rows).toEqual([{ rule: 'CASCADE' }]);
  });

  test('lets exactly one in of those who come at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 2 }),
        async (guests, made) => {
          const tokens = await Promise.all(Array.from({ length: made }, async () => tokenOf(await make())));
          const answers = await Promise.all(
            Array.from({ length: guests }, (_, at) =>
              signUp(visitor(), someEmail(), { invite: tokens[at % tokens.length] }),
            ),
          );
          expect(answers.filter(({ status }) => status === 200)).toHaveLength(tokens.length);
          for (const answer of answers.filter(({ status }) => status !== 200))
            expect(refusal(answer).code).toBe('invite_invalid');
        },
      ),
      { numRuns: 5 },
    );
  });
});

describe('on the console', () => {
  test('a link leads to the signup page, its token stands behind the # and is stored nowhere', async () => {
    const made = await make();
    const link = new URL(made.link);
    expect([link.hostname, link.pathname, link.search]).toEqual(['alpha.localhost', '/aanmelden', '']);
    const token = tokenOf(made);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await app.inTenant('alpha', () =>
      app.database.select<object>('SELECT * FROM invite WHERE tenant_id = :tenant'),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await list(owner))).not.toContain(token);
  });

  test('shows who made it, and takes it back while nobody used it', async () => {
    const answer = await operator.post('/admin-api/invites', { tenant: 'alpha', days: 1 });
    const made = answer.json as Made;
    expect(await find(made)).toMatchObject({
      created_by: 'Somebody of operator',
      state: 'open',
      used_at: null,
    });
    const revoke = () => operator.request({ method: 'DELETE', path: `/admin-api/invites/${made.id}` });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(404);
    expect(await find(made)).toBeUndefined();
    expect(refusal(await signUp(visitor(), someEmail(), { invite: tokenOf(made) })).code).toBe(
      'invite_invalid',
    );

    const used = await make();
    await signUp(visitor(), someEmail(), { invite: tokenOf(used) });
    const late = await owner.request({ method: 'DELETE', path: `/admin-api/invites/${used.id}` });
    expect(refusal(late)).toMatchObject({ status: 403, code: 'invite_invalid' });
    expect(await find(used)).toBeDefined();
  });

  test('leaves an audit entry for each, without the token', async () => {
    const made = (await operator.post('/admin-api/invites', { tenant: 'alpha' })).json as Made;
    await operator.request({ method: 'DELETE', path: `/admin-api/invites/${made.id}` });
    const entries = await app.database.select<{ action: string; subjects: string; tenant_id: string }>(
      "SELECT action, subjects, tenant_id FROM audit_entry WHERE staff_id = :operatorId AND action LIKE 'invite.%' ORDER BY at, id",
      { operatorId },
    );
    const own = entries.filter(({ subjects }) => subjects.includes(made.id));
    expect(own.map(({ action }) => action).toSorted()).toEqual(['invite.created', 'invite.revoked']);
    expect(JSON.stringify(entries)).not.toContain(tokenOf(made));
  });

  test('is for owners and operators, each for the brands they were given', async () => {
    await make('beta');
    expect((await list(operator)).every(({ tenant }) => tenant === 'alpha')).toBe(true);
    expect((await operator.post('/admin-api/invites', { tenant: 'beta' })).status).toBe(404);
    expect((await operator.post('/admin-api/invites', { tenant: 'nowhere' })).status).toBe(404);
    const path = `/admin-api/invites/beta:${someId()}`;
    expect((await operator.request({ method: 'DELETE', path })).status).toBe(404);
    for (const role of ['moderator', 'support'] as const) {
      await createStaff(app, `${role}@staff.test`, role, ['alpha']);
      const browser = await openConsole(app, `${role}@staff.test`);
      expect((await browser.get(listPath('invites'))).status).toBe(403);
      expect((await browser.post('/admin-api/invites', { tenant: 'alpha' })).status).toBe(403);
    }
  });

  test('takes no days that make no sense', async () => {
    for (const days of [0, -1, 91, 1.5, '7'])
      expect((await owner.post('/admin-api/invites', { tenant: 'alpha', days })).status).toBe(400);
  });
});
