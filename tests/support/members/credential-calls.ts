import { mailsTo } from './account-calls.ts';
import type { Browser } from '../app/browser.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';
import { memberPassword } from './draft.ts';

/** What members of tests change their password to. */
export const newPassword = 'an aisle seat instead';

export function requestReset(browser: Browser, email: string): Promise<TestAnswer> {
  return browser.post('/api/password-reset', { email });
}

export function resetPassword(
  browser: Browser,
  token: string,
  password = newPassword,
  repeat = password,
): Promise<TestAnswer> {
  return browser.post('/api/password-reset/do', { token, password, password_repeat: repeat });
}

export function changePassword(
  browser: Browser,
  oldPassword: string,
  password = newPassword,
  repeat = password,
): Promise<TestAnswer> {
  return browser.put('/api/password', { old_password: oldPassword, password, password_repeat: repeat });
}

/** Tokens of the reset mails to an address, the newest first. */
export async function resetLinks(app: TestApp, host: string, address: string): Promise<string[]> {
  return tokensOf(app, host, address, '/reset-password/do');
}

/** The token of the newest reset mail to an address. */
export async function resetToken(app: TestApp, host: string, address: string): Promise<string> {
  const [token] = await resetLinks(app, host, address);
  if (token === undefined) throw new Error(`no reset mail to ${address}`);
  return token;
}

export function requestMailChange(
  browser: Browser,
  email: string,
  password = memberPassword,
): Promise<TestAnswer> {
  return browser.post('/api/mail-change', { email, password });
}

export function confirmMailChange(browser: Browser, token: string): Promise<TestAnswer> {
  return browser.post('/api/mail-change/do', { token });
}

/** Tokens of the mails to a new address, the newest first. */
export async function mailChangeLinks(app: TestApp, host: string, address: string): Promise<string[]> {
  return tokensOf(app, host, address, '/mail-change/do');
}

/** The token of the newest such mail. */
export async function mailChangeToken(app: TestApp, host: string, address: string): Promise<string> {
  const [token] = await mailChangeLinks(app, host, address);
  if (token === undefined) throw new Error(`no mail about a change to ${address}`);
  return token;
}

async function tokensOf(app: TestApp, host: string, address: string, path: string): Promise<string[]> {
  const links = (await mailsTo(app, host, address)).flatMap((mail) => mail.links);
  return links.filter((link) => link.includes(`${path}#`)).map((link) => link.split('#')[1] ?? '');
}
