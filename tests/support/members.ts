import { randomInt } from 'node:crypto';
import { Call, type CallRequest } from '../../apps/server/src/kernel/http/call.ts';
import { SignUp } from '../../apps/server/src/modules/accounts/accounts.api.ts';
import type { Language } from '../../packages/contract/src/languages.ts';
import { challengeOfAMinuteAgo } from './signup-patience.ts';
import type { TestApp } from './test-app.ts';

export interface TestMember {
  id: string;
  /** Logged in. */
  cookies: Record<string, string>;
}

let count = 0;

/** Signs a new member up on a brand, as the signup's call would, from an address of its own. */
export async function joinMember(
  app: TestApp,
  brand: string,
  options: { language?: Language; email?: string; name?: string } = {},
): Promise<TestMember> {
  count += 1;
  const request: CallRequest = {
    id: `join-${count}`,
    address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    headers: {},
    cookies: {},
    secure: false,
    origin: `http://${brand}.localhost`,
    country: null,
    rawBody: undefined,
  };
  const call = new Call(request, () => Promise.resolve({ kind: 'visitor' }));
  const draft = {
    email: `member${count}@example.test`,
    name: `Member ${count}`,
    dateOfBirth: '1990-05-17',
    password: 'Quiet-harbour-41',
    challenge: await challengeOfAMinuteAgo(app, brand),
    ...options,
  };
  const id = await app.inTenant(brand, () => app.nest.get(SignUp, { strict: false }).signUp(draft, call));
  const cookies = call.cookies.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return { id, cookies: Object.fromEntries(cookies) };
}

/** Makes a member's profile a fictional one, as staff would. */
export async function makeFictional(app: TestApp, brand: string, profileId: string): Promise<void> {
  await app.inTenant(brand, () =>
    app.database.write('UPDATE profile SET fictional = 1 WHERE tenant_id = :tenant AND id = :profileId', {
      profileId,
    }),
  );
}
