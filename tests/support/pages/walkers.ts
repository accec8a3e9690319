import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { PhotoRecord } from '../../../apps/server/src/modules/pictures/pictures.api.ts';
import type { BrandPage } from '../../../packages/contract/src/brands/calls/brand-page-desk.ts';
import type { PublicSettings } from '../../../packages/contract/src/brands/calls/site-settings.ts';
import type { Settings } from '../../../packages/contract/src/brands/settings/settings.ts';
import { root } from '../../../scripts/root.ts';
import { startApp, type App } from '../app/app-process.ts';
import { createStaff, openConsole } from '../app/console.ts';
import { requestOnce } from '../app/http.ts';
import { closeApps, startTestApp, type TestApp, type TestRequest } from '../app/test-app.ts';
import { dropTestSchema, testSchema } from '../database/schema.ts';
import { confirmEmail, joinConfirmed, joinMember, type TestMember } from '../members/members.ts';
import { addProfile, buyCredits, setProfile, someId } from '../members/profiles.ts';
import type { State } from './page-table.ts';

/** Values for the parameters of paths, as they are for one reader. */
export type Parameters = Readonly<Record<'id' | 'conversation' | 'bundle' | 'number' | 'token', string>>;

/** Somebody who walks over all pages of a brand. */
export interface Walker {
  state: State;
  cookies: Record<string, string>;
  parameters: Parameters;
}

/** A brand with a server that shows its pages, and people in each state. */
export interface WalkedBrand {
  /** What the server answers, redirects not followed. */
  get(path: string, cookies?: Readonly<Record<string, string>>): Promise<PageAnswer>;
  /** The same of a server whose error page throws. */
  getBroken(path: string, cookies?: Readonly<Record<string, string>>): Promise<PageAnswer>;
  walkers: readonly Walker[];
  settings: PublicSettings;
  /** Ends the server and drops its database, so that the next brand begins with nothing. */
  stop(): Promise<void>;
}

interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** A page that the brand wrote. */
export const ownPage = { slug: 'about-us', title: 'Everything about us' };
/** Whom pages about a member show, and who wrote to the others. */
export const shownMember = { name: 'Wilhelmina', born: 1990 };
export const writer = 'Theodora';

/**
 * Starts a server with pages for a fixture brand.
 * @param settings in place of the fixture's
 */
export async function openBrand(
  id: 'alpha' | 'beta',
  settings: Partial<Settings> = {},
): Promise<WalkedBrand> {
  const app = await startTestApp({ settings: { [id]: settings } });
  // Sessions made here are looked at by a process that knows the real time.
  app.clock.advance(Date.now() - app.clock.now().getTime());
  const host = `${id}.localhost`;
  const shown = (await app.request(host, { path: '/api/settings.php' })).json as PublicSettings;
  await writeOwnPage(app, id, shown.domain_language);
  const walkers = await makeWalkers(app, id);
  const serving = await serve(app, {});
  let broken: App | undefined;
  return {
    walkers,
    settings: shown,
    get: (path, cookies) => getFrom(serving, host, path, cookies),
    async getBroken(path, cookies) {
      broken ??= await serve(app, { NODE_OPTIONS: `--import=${failingErrorPage}` });
      return getFrom(broken, host, path, cookies);
    },
    async stop() {
      await Promise.all([serving.stop(), broken?.stop()]);
      await closeApps();
      await dropTestSchema();
    },
  };
}

const failingErrorPage = path.join(root, 'tests/support/pages/failing-error-page.mjs');

/** A process that serves the pages of the application's brands. */
async function serve(app: TestApp, env: Record<string, string>): Promise<App> {
  return startApp({
    databaseUrl: (await testSchema()).url,
    redisUrl: app.environment.REDIS_URL,
    worker: false,
    env: { LOG_LEVEL: 'fatal', ...env },
  });
}

async function getFrom(
  { port }: App,
  host: string,
  address: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<PageAnswer> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = { accept: 'text/html,*/*;q=0.8', ...(cookie === '' ? {} : { cookie }) };
  const { status, headers: told, body } = await requestOnce(port, host, { path: address, headers });
  return { status, headers: told, text: body.toString() };
}

async function writeOwnPage(app: TestApp, brand: string, language: string): Promise<void> {
  await createStaff(app, 'pages@staff.test', 'operator', [brand]);
  const operator = await openConsole(app, 'pages@staff.test');
  const draft = (await operator.post('/admin-api/brand-pages', { tenant: brand, slug: ownPage.slug }))
    .json as BrandPage;
  const text = { title: ownPage.title, lead: '', text: 'We are two.' };
  await operator.put(`/admin-api/brand-pages/${draft.id}`, {
    ...{ version: draft.version, shown: true },
    texts: { [language]: text },
  });
}

/**
 * A visitor; a free member without a picture, who was written to and liked; a premium one with a picture, who was written to
 * and switched notifications off; one who has not confirmed the address and wrote to somebody.
 */
async function makeWalkers(app: TestApp, brand: string): Promise<Walker[]> {
  const host = `${brand}.localhost`;
  const ask = async (member: TestMember, request: Omit<TestRequest, 'cookies'>) => {
    const answer = await app.request(host, { ...request, cookies: member.cookies });
    if (answer.status !== 200) throw new Error(`${request.path} answered ${answer.text}`);
    // A purchase gives the session another token.
    Object.assign(member.cookies, answer.cookies);
    return answer.json;
  };
  const visitor: TestMember = { id: '', cookies: {} };
  const { bundles } = (await ask(visitor, { path: '/api/bundles' })) as { bundles: { id: string }[] };
  const parameters = {
    id: await addProfile(app, brand, { name: shownMember.name, dateOfBirth: `${shownMember.born}-01-01` }),
    bundle: bundles[0]?.id ?? '',
    number: 'ABCD-2345',
    token: ownPage.slug,
  };
  const other = await joinMember(app, brand, { name: writer });
  await confirmEmail(app, brand, other.id);
  await buyCredits(app, brand, other.id, 1000);

  const free = await joinConfirmed(app, brand);
  const premium = await joinConfirmed(app, brand);
  const unconfirmed = await joinMember(app, brand);
  await buyCredits(app, brand, premium.id, 5);
  const conversations: Record<string, string> = {};
  const write = async (from: TestMember, to: TestMember) => {
    const body = { client_id: randomUUID(), profile_id: to.id, text: 'Hello there' };
    const sent = await ask(from, { method: 'POST', path: '/api/messages', body });
    return (sent as { conversation: string }).conversation;
  };
  conversations[free.id] = await write(other, free);
  conversations[premium.id] = await write(other, premium);
  conversations[unconfirmed.id] = await write(unconfirmed, other);
  await ask(other, { method: 'POST', path: '/api/likes', body: { profile_id: free.id } });
  for (const member of [free, premium, unconfirmed])
    await ask(member, { method: 'PUT', path: '/api/user.php', body: { signup_step: null } });
  await ask(premium, { method: 'PUT', path: '/api/user.php', body: { notifications_disabled: ['like'] } });
  // Nobody sees them on a page of members.
  await setProfile(app, brand, premium.id, { status: 'active', invisible: true });
  await app.inTenant(brand, () =>
    app.database.write('UPDATE profile SET main_photo = :photo WHERE tenant_id = :tenant AND id = :id', {
      ...{ id: premium.id, photo: JSON.stringify(picture()) },
    }),
  );
  const walker = (state: State, { id, cookies }: TestMember): Walker => ({
    state,
    cookies,
    parameters: { ...parameters, conversation: conversations[id] ?? someId() },
  });
  return [
    walker('visitor', visitor),
    walker('free', free),
    walker('premium', premium),
    walker('unconfirmed', unconfirmed),
  ];
}

const picture = (): PhotoRecord => ({
  ...{ id: someId(), key: 'a'.repeat(22), blurredKey: 'b'.repeat(22), status: 'active' },
  ...{ widths: [320], width: 320, height: 400, placeholder: '#aabbcc' },
});
