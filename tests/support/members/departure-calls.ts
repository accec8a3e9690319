import { mailsTo } from './account-calls.ts';
import type { Browser } from '../app/browser.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';

export function deleteAccount(browser: Browser, reason = 'break'): Promise<TestAnswer> {
  return browser.post('/api/account/deletion', { reason });
}

export function reactivate(browser: Browser, token: string): Promise<TestAnswer> {
  return browser.post('/api/account/reactivation', { token });
}

/** Tokens of the reactivation mails to an address, the newest first. */
export async function reactivationLinks(app: TestApp, host: string, address: string): Promise<string[]> {
  const links = (await mailsTo(app, host, address)).flatMap((mail) => mail.links);
  return links
    .filter((link) => /\/account-(deleted|verwijderd)#/.test(link))
    .map((link) => link.split('#')[1] ?? '');
}

/** The token of the newest such mail. */
export async function reactivationToken(app: TestApp, host: string, address: string): Promise<string> {
  const [token] = await reactivationLinks(app, host, address);
  if (token === undefined) throw new Error(`no reactivation mail to ${address}`);
  return token;
}
