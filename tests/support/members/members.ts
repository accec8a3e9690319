import { randomInt } from 'node:crypto';
import { Events } from '../../../apps/server/src/kernel/outbox/events.ts';
import { Call, type CallRequest } from '../../../apps/server/src/kernel/http/call.ts';
import { SignUp, memberActivated } from '../../../apps/server/src/modules/accounts/accounts.api.ts';
import type { Language } from '../../../packages/contract/src/languages.ts';
import { memberPassword } from './draft.ts';
import { challengeOfAMinuteAgo } from './signup-patience.ts';
import type { TestApp } from '../app/test-app.ts';

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
    origin: `http://${app.idOf(brand)}.localhost`,
    country: null,
    rawBody: undefined,
  };
  const call = new Call(request, () => Promise.resolve({ kind: 'visitor' }));
  const draft = {
    email: `member${count}@example.test`,
    name: `Member ${count}`,
    dateOfBirth: '1990-05-17',
    password: memberPassword,
    challenge: await challengeOfAMinuteAgo(app, brand),
    ...options,
  };
  const id = await app.inTenant(brand, () => app.nest.get(SignUp, { strict: false }).signUp(draft, call));
  const cookies = call.cookies.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return { id, cookies: Object.fromEntries(cookies) };
}

/** Confirms a member's email, as the activation's transaction does. */
export async function confirmEmail(app: TestApp, brand: string, memberId: string): Promise<void> {
  await app.inTenant(brand, () => app.database.inTransaction(() => confirmInTransaction(app, memberId)));
}

/** The same as a part of a transaction that is open already. */
export async function confirmInTransaction(app: TestApp, memberId: string): Promise<void> {
  await app.database.write(
    `UPDATE account SET status = 'active', claimed_email = email, confirmed_at = :now
      WHERE tenant_id = :tenant AND id = :memberId`,
    { memberId, now: app.clock.now() },
  );
  await app.nest.get(Events).emit(memberActivated, { memberId });
}

/** A member with a confirmed email, logged in. */
export async function joinConfirmed(
  app: TestApp,
  brand: string,
  options: { language?: Language; email?: string } = {},
): Promise<TestMember> {
  const member = await joinMember(app, brand, options);
  await confirmEmail(app, brand, member.id);
  return member;
}

/** Makes a member's profile a fictional one: it rests on their account no longer. */
export async function makeFictional(app: TestApp, brand: string, profileId: string): Promise<void> {
  await app.inTenant(brand, () =>
    app.database.write(
      'UPDATE profile SET fictional = 1, account_id = NULL WHERE tenant_id = :tenant AND id = :profileId',
      { profileId },
    ),
  );
}
