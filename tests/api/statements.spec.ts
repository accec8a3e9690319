import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LiveApi } from '../../apps/server/src/modules/chats/live/live.api.ts';
import type { EndpointName } from '../../packages/contract/src/endpoints.ts';
import { chatSettings, chatting } from '../support/members/chatting.ts';
import { joinMember, type TestMember } from '../support/members/members.ts';
import { addProfile } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { callsOfPage } from '../support/app/page-calls.ts';
import { workMeter } from '../support/app/work.ts';

let app: TestApp;
let member: TestMember;
let measure: ReturnType<typeof workMeter>;
beforeAll(async () => {
  app = await newBrands({ alpha: chatSettings });
  member = await joinMember(app, 'alpha');
  measure = workMeter(app);
  // Hosts, brand and company are in memory from the first visit on.
  await page(member);
});

/** What a page of a member's asks the database, part by part, after who the member is. */
async function page(of: TestMember, ...parts: [EndpointName, object][]): Promise<string[]> {
  const { work } = await measure(() => callsOfPage(app, of, ...parts));
  return work.statements;
}

/** The same of a member of whom this process keeps nothing. */
async function firstPage(of: TestMember, ...parts: [EndpointName, object][]): Promise<string[]> {
  await app.inTenant('alpha', () => app.nest.get(LiveApi, { strict: false }).changed(of.id));
  return page(of, ...parts);
}

/** Statements that read a whole profile, and those that count what is unread. */
const ofProfiles = (statements: readonly string[]) => statements.filter((sql) => sql.includes('p.about_me'));
const ofUnread = (statements: readonly string[]) => statements.filter((sql) => sql.includes('unread > 0'));

it('reads account, wallet and use of a discount once, for the head of the page and for what can be bought', async () => {
  const seller = await addProfile(app, 'alpha');
  const statements = await firstPage(member, ['getMember', { params: { id: seller } }], ['getBundles', {}]);
  for (const read of [/ FROM account WHERE /, / FROM ledger_account WHERE /, /`discount_claim` = /])
    expect([read, statements.filter((sql) => read.test(sql)).length]).toEqual([read, 1]);
});

it('knows the member by eight statements: session, account, profile, wallet, unread, likes, question and push, and then by one', async () => {
  const ofBonus = (statements: readonly string[]) =>
    statements.filter((sql) => /welcome_mailbox|discount_claim` = /.test(sql));
  // Whether a time bonus runs is asked in the hours that it could.
  expect(ofBonus(await firstPage(member))).not.toHaveLength(0);
  app.clock.advance(4 * 3_600_000);
  // That somebody was here is written down once in a while.
  await firstPage(member);
  expect(await firstPage(member)).toHaveLength(8);
  expect(await page(member)).toHaveLength(1);
});

it('reads the own profile once, for the member’s card and for whom they seek', async () => {
  const statements = await firstPage(member, ['searchMembers', { query: { start: 'seeking' } }]);
  expect(ofProfiles(statements)).toHaveLength(1);
});

it('counts unread messages once, for the head of the page and for the list of chats', async () => {
  expect(ofUnread(await firstPage(member, ['getChats', {}]))).toHaveLength(1);
});

/**
 * What the calls cost that members make most, a line for each round trip to the database. A new line is a cost of each such
 * call, to be argued for; `UPDATE_GOLDEN=1` writes the table anew.
 */
it('asks for the most frequent calls no more than the table says', async () => {
  const golden = path.join(import.meta.dirname, 'statements.golden.json');
  const { premium, send, get } = chatting(() => app);
  const [one, other] = [await premium(), await premium()];
  const liked = await addProfile(app, 'alpha');
  await send(one, other.id);
  await send(other, one.id);
  // How long an answer took is counted once, and who was here is noted once in a while.
  await send(one, other.id);
  await get(other, '/api/user.php');
  const { conversation } = (await send(one, other.id)).json as { conversation: string };
  const post = (path: string, body: object) =>
    app.request('alpha.localhost', { method: 'POST', path, body, cookies: one.cookies });

  const calls: Record<string, () => Promise<unknown>> = {
    'a charged text in a conversation': () => send(one, other.id),
    'a first text to somebody': () => send(one, liked),
    'a gift': () =>
      post('/api/messages/gift', { client_id: randomUUID(), profile_id: other.id, gift: 'rose' }),
    'the conversation': () => get(one, `/api/chat.php?conversation=${conversation}`),
    'the list of chats': () => get(one, '/api/chats.php'),
    'a like': () => post('/api/likes', { profile_id: liked }),
    'the deck of the swipe game': () => get(one, '/api/swipe/deck'),
    'the set of the day': () => get(one, '/api/daily-matches'),
    'a page of the search': () => get(one, '/api/members'),
    'a profile': () => get(one, `/api/members/${other.id}`),
    'news, whole': () => get(one, '/api/updates'),
    'the member themselves': () => get(one, '/api/user.php'),
  };
  const pages: Record<string, [EndpointName, object][]> = {
    members: [
      ['searchMembers', { query: { start: 'seeking' } }],
      ['getDailyMatches', {}],
    ],
    'a conversation': [
      ['getConversation', { query: { conversation } }],
      ['getChats', {}],
      ['getBundles', {}],
    ],
    'a profile': [['getMember', { params: { id: other.id } }]],
    nothing: [],
  };
  const table: Record<string, string[]> = {};
  for (const [name, parts] of Object.entries(pages)) {
    table[`a first page of ${name}`] = (await firstPage(one, ...parts)).map(told).toSorted();
    table[`a page of ${name}`] = (await page(one, ...parts)).map(told).toSorted();
  }
  for (const [name, call] of Object.entries(calls))
    table[name] = (await measure(call)).work.statements.map(told).toSorted();
  const written = `${JSON.stringify(table, undefined, 2)}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(golden, written);
  expect(table).toEqual(JSON.parse(readFileSync(golden, 'utf8')));
});

/** What a message asks of which tables, without its columns and conditions. */
function told(message: string): string {
  return message
    .split('; ')
    .map((sql) => {
      if (sql === 'START TRANSACTION') return 'begin';
      if (sql === 'COMMIT') return 'commit';
      const [, verb = ''] = /^\W*(\w+)/.exec(sql) ?? [];
      const tables = [...sql.matchAll(/\b(?:FROM|JOIN|INTO|^UPDATE)\s+`?(\w+)/g)].map(([, table]) => table);
      const locks = sql.includes('FOR UPDATE') ? ', locked' : '';
      return `${verb.toLowerCase()} ${[...new Set(tables)].join(', ')}${locks}`;
    })
    .join('; ');
}
