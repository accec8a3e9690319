import { randomInt } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import { e2ePort } from './origin.ts';
import { requestOnce } from '../app/http.ts';
import type { Texts } from './texts.ts';
import { translatePages } from './translator.ts';

/** What the browser tells of a request that the page expects to be refused, also a socket of a session that has ended. */
export const expectedRefusals =
  /the server responded with a status of (400|401|402|403|404|409|410|422|428|429)|WebSocket .+ Unexpected response code: 403$/;
/** What the router says when it could not ask for the addresses of a page's links. */
const unasked = /^Failed to fetch manifest patches TypeError: Failed to fetch/;

/** Each test is somebody at home: an address of its own, of the range that is kept for tests (RFC 2544). */
export function someAddress(): string {
  return ['198.18', randomInt(256), randomInt(1, 255)].join('.');
}

/** Before a page of the site is alive, what a test presses or types may be lost; a still page waits for its reader. */
export const alive = ':root:is([data-alive], :not([data-texts]), :has(#sleeping-script[data-still]))';

/** Lets a way to load a page end when the page is alive, as a reader's glance at it does. */
function awaitLife(page: Page, load: 'goto' | 'reload'): void {
  const loads = page[load].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
  page[load] = async (...args: unknown[]) => {
    const answer = await loads(...args);
    await page.locator(alive).waitFor({ state: 'attached' });
    return answer;
  };
}

/** What a project of the configuration may set. */
export interface PageOptions {
  /** Whether the browser translates the pages. */
  translated: boolean;
}

/** A page whose console stays silent: an error in it, or a breach of the content policy, fails the test. */
export const test = base.extend<PageOptions & { page: Page }>({
  translated: [false, { option: true }],
  page: async ({ page, translated }, use) => {
    if (translated) await translatePages(page.context());
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
    const errors: string[] = [];
    /** Such questions that the browser gave up itself, because their page or frame was left: each is told once. */
    let left = 0;
    let told = 0;
    page.on('requestfailed', (request) => {
      const isQuestion = new URL(request.url()).pathname === '/__manifest';
      if (isQuestion && request.failure()?.errorText === 'net::ERR_ABORTED') left += 1;
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || expectedRefusals.test(text)) return;
      if (unasked.test(text)) told += 1;
      else errors.push(`${text} (${page.url()})`);
    });
    for (const load of ['goto', 'reload'] as const) awaitLife(page, load);
    await use(page);
    expect(errors).toEqual([]);
    expect(told).toBeLessThanOrEqual(left);
  },
});
export { expect };

/** Answers the entry warning of a first visit. */
export async function enter(page: Page, t: Texts): Promise<void> {
  await page.getByRole('button', { name: t('common:entry.accept', { age: 18 }) }).click();
}

/** Every host that the page asks for anything from now on. */
export function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).host);
  });
  return hosts;
}

/** Which of the states of push messages this browser is in, as the settings name them. */
export const pushStateOf = (page: Page) =>
  page.evaluate<string>(
    "!('PushManager' in window) ? 'not_capable' : Notification.permission === 'denied' ? 'denied' : 'not_subscribed'",
  );

interface Mail {
  to: string;
  text: string;
  links: string[];
}

/** What the specification gives a mail to arrive (§4). It arrives in a fraction of a second, so it is looked for often. */
const mailed = { timeout: 60_000, intervals: [100] };

async function mailsOf(host: string): Promise<Mail[]> {
  const { body } = await requestOnce(e2ePort(), host, { path: '/dev/mailbox.json' });
  return (JSON.parse(body.toString()) as { mails: Mail[] }).mails;
}

/** The newest mail to an address as plain text; waits until the worker has sent it. */
export async function mailedText(host: string, address: string): Promise<string> {
  let text: string | undefined;
  const newest = async () => {
    text = (await mailsOf(host)).find(({ to }) => to.includes(address))?.text;
    return text;
  };
  await expect.poll(newest, mailed).toBeDefined();
  return text ?? '';
}

/**
 * The link of the newest mail to an address; waits until the worker has sent it.
 * @param part of the link's path, where the address gets mails of several kinds
 */
export async function mailedLink(host: string, address: string, part = ''): Promise<string> {
  let link: string | undefined;
  const newest = async () => {
    link = (await mailsOf(host)).find(({ to, links }) => to.includes(address) && links[0]?.includes(part))
      ?.links[0];
    return link;
  };
  await expect.poll(newest, mailed).toBeDefined();
  return link ?? '';
}
