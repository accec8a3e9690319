import { PageReads } from '../../apps/server/src/kernel/pages/page-reads.ts';
import { EndpointRegistry } from '../../apps/server/src/kernel/http/endpoint-registry.ts';
import { Call } from '../../apps/server/src/kernel/http/call.ts';
import { MemberSessions } from '../../apps/server/src/kernel/sessions/member-sessions.ts';
import type { EndpointName } from '../../packages/contract/src/endpoints.ts';
import { joinMember, type TestMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { workMeter } from '../support/app/work.ts';

let app: TestApp;
let member: TestMember;
let measure: ReturnType<typeof workMeter>;
beforeAll(async () => {
  app = await newBrands();
  member = await joinMember(app, 'alpha');
  measure = workMeter(app);
  // Hosts, brand and company are in memory from the first visit on.
  await page();
});

/** What a page of the member's asks the server for, part by part, after who the member is. */
async function page(...parts: [EndpointName, object][]): Promise<string[]> {
  const [token = ''] = Object.values(member.cookies);
  const call = new Call(
    {
      id: 'page',
      address: '10.0.0.1',
      headers: {},
      cookies: member.cookies,
      secure: false,
      origin: `http://${app.hostOf('alpha.localhost')}`,
      country: null,
      rawBody: undefined,
    },
    async () => (await app.nest.get(MemberSessions).find(token)) ?? { kind: 'visitor' },
  );
  const endpoints = app.nest.get(EndpointRegistry);
  const { work } = await measure(() =>
    app.inTenant('alpha', () =>
      PageReads.run(async () => {
        for (const [name, input] of [['getUser', {}], ['getCompanyInfo', {}], ...parts] as const)
          await endpoints.call(name as never, input as never, call);
      }),
    ),
  );
  return work.statements;
}

/** Statements that read a whole profile, and those that count what is unread. */
const ofProfiles = (statements: readonly string[]) => statements.filter((sql) => sql.includes('p.about_me'));
const ofUnread = (statements: readonly string[]) => statements.filter((sql) => sql.includes('unread > 0'));

it('knows the member by seven statements: session, account, profile, wallet, unread, likes and push', async () => {
  const ofBonus = (statements: readonly string[]) =>
    statements.filter((sql) => /welcome_mailbox|discount_claim` = /.test(sql));
  // Whether a time bonus runs is asked in the hours that it could.
  expect(ofBonus(await page())).not.toHaveLength(0);
  app.clock.advance(4 * 3_600_000);
  // That somebody was here is written down once in a while.
  await page();
  expect(await page()).toHaveLength(7);
});

it('reads the own profile once, for the member’s card and for whom they seek', async () => {
  const statements = await page(['searchMembers', { query: { start: 'seeking' } }]);
  expect(ofProfiles(statements)).toHaveLength(1);
});

it('counts unread messages once, for the head of the page and for the list of chats', async () => {
  expect(ofUnread(await page(['getChats', {}]))).toHaveLength(1);
});
