import type { Caller } from '../../apps/server/src/kernel/http/caller.ts';
import { Callers } from '../../apps/server/src/kernel/entrance/callers.ts';
import { Hosts } from '../../apps/server/src/kernel/tenancy/hosts.ts';
import { RequestFacts } from '../../apps/server/src/kernel/entrance/request-facts.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { joinMember } from '../support/members/members.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

/** What asks here is no request of the server: a socket's handshake has a host, headers and an address as well. */
describe('who calls, asked without a request', () => {
  let app: TestApp;
  let member: { id: string; cookies: Readonly<Record<string, string>> };
  let staff: { id: string; cookies: Readonly<Record<string, string>> };
  beforeAll(async () => {
    app = await startTestApp();
    member = await joinMember(app, 'alpha');
    const id = await createStaff(app, 'somebody@staff.test', 'support', ['alpha']);
    const browser = await openConsole(app, 'somebody@staff.test');
    staff = { id, cookies: { ...browser.cookies } };
  });

  const servedOn = async (host: string, protocol = 'http') =>
    app.nest.get(Hosts).find({ host, protocol, localPort: 3000 });

  async function callerOn(host: string, cookies: Readonly<Record<string, string>>): Promise<Caller> {
    const served = await servedOn(host);
    if (!served) throw new Error(`nobody is on ${host}`);
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    const incoming = { id: 'handshake', ip: '127.0.0.1', protocol: 'http', headers: { cookie } };
    const facts = new RequestFacts(incoming, served.origin, { countryOf: () => null });
    return app.nest.get(Callers).find(served, facts);
  }

  it('is a member on the host of their brand, and nobody on every other', async () => {
    expect(await callerOn('alpha.localhost', member.cookies)).toMatchObject({
      kind: 'member',
      memberId: member.id,
    });
    for (const host of ['beta.localhost', consoleHost])
      expect(await callerOn(host, member.cookies)).toEqual({ kind: 'visitor' });
  });

  it('is staff on the console’s host, and nobody on a brand’s', async () => {
    expect(await callerOn(consoleHost, staff.cookies)).toMatchObject({
      kind: 'staff',
      staffId: staff.id,
      role: 'support',
      tenants: ['alpha'],
    });
    expect(await callerOn('alpha.localhost', staff.cookies)).toEqual({ kind: 'visitor' });
  });

  it.each([
    ['alpha.localhost', 'http://alpha.localhost', 'alpha'],
    ['ALPHA.localhost.:3000', 'http://alpha.localhost:3000', 'alpha'],
    ['Console.Localhost:80', 'http://console.localhost', undefined],
  ])('knows what is served on %s', async (host, origin, brand) => {
    const served = await servedOn(host);
    expect(served?.origin).toBe(origin);
    expect(served?.kind === 'brand' ? served.tenant.id : undefined).toBe(brand);
    expect(app.nest.get(Hosts).isConsole(host)).toBe(brand === undefined);
  });

  it.each(['nobody.localhost', 'alpha.localhost:1', 'consolexlocalhost', '', 'alpha localhost'])(
    'knows that nothing is served on %p',
    async (host) => {
      expect(await servedOn(host)).toBeUndefined();
      expect(app.nest.get(Hosts).isConsole(host)).toBe(false);
    },
  );
});
