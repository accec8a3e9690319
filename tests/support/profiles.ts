import { randomBytes } from 'node:crypto';
import { Events } from '../../apps/server/src/kernel/events.ts';
import { memberActivated } from '../../apps/server/src/modules/accounts/accounts.api.ts';
import { CreditsApi } from '../../apps/server/src/modules/credits/credits.api.ts';
import type { ProfileEntity } from '../../apps/server/src/modules/profiles/profile.entity.ts';
import { ProfilesRepository } from '../../apps/server/src/modules/profiles/profiles.repository.ts';
import { joinMember, type TestMember } from './members.ts';
import type { TestApp } from './test-app.ts';

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id as the application makes them. */
export function someId(): string {
  return Array.from(randomBytes(24), (byte) => letters.charAt(byte & 31)).join('');
}

type Changes = Partial<Omit<ProfileEntity, 'tenantId'>>;

/** Puts a visible profile without an account on a brand. @returns its id */
export async function addProfile(app: TestApp, brand: string, changes: Changes = {}): Promise<string> {
  const now = app.clock.now();
  const status = changes.status ?? 'active';
  const invisible = changes.invisible ?? false;
  const profile = {
    id: someId(),
    name: 'Somebody',
    dateOfBirth: '1990-05-17',
    fictional: false,
    gender: 'female' as const,
    country: 'NL' as const,
    region: 'Utrecht',
    city: 'Amersfoort',
    placeId: 2759821,
    sexuality: null,
    reasonForSignup: null,
    relationshipStatus: null,
    hairColor: null,
    eyeColor: null,
    bodyType: null,
    tattoos: null,
    interests: [],
    seeking: null,
    aboutMe: '',
    mainPhoto: null,
    createdAt: now,
    lastSeenAt: now,
    hiddenStatus: null,
    ...changes,
    pictured: changes.mainPhoto?.status === 'active',
    status,
    invisible,
    listed: status === 'active' && !invisible,
  };
  await app.inTenant(brand, () => app.nest.get(ProfilesRepository, { strict: false }).insert(profile));
  return profile.id;
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
export async function joinConfirmed(app: TestApp, brand: string): Promise<TestMember> {
  const member = await joinMember(app, brand);
  await confirmEmail(app, brand, member.id);
  return member;
}

/** Gives credits by a purchase, which makes the member premium. */
export async function buyCredits(
  app: TestApp,
  brand: string,
  memberId: string,
  credits: number,
): Promise<void> {
  const credit = app.nest.get(CreditsApi, { strict: false });
  await app.inTenant(brand, () =>
    app.database.inTransaction(() => credit.grantPurchase({ memberId, paymentId: someId(), credits })),
  );
}

/** Changes columns of a profile behind the application's back. */
export async function setProfile(
  app: TestApp,
  brand: string,
  id: string,
  flags: { status: 'active' | 'disabled'; invisible: boolean },
): Promise<void> {
  await app.inTenant(brand, () =>
    app.database.write(
      `UPDATE profile SET status = :status, invisible = :invisible, listed = :listed
        WHERE tenant_id = :tenant AND id = :id`,
      { id, ...flags, listed: flags.status === 'active' && !flags.invisible },
    ),
  );
}
