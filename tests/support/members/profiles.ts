import { randomBytes } from 'node:crypto';
import { AccountsRepository } from '../../../apps/server/src/modules/accounts/core/accounts.repository.ts';
import { CreditsApi } from '../../../apps/server/src/modules/credits/credits.api.ts';
import type { ProfileEntity } from '../../../apps/server/src/modules/profiles/record/profile.entity.ts';
import { Contacts } from '../../../apps/server/src/modules/profiles/profiles.api.ts';
import { ProfilesRepository } from '../../../apps/server/src/modules/profiles/record/profiles.repository.ts';
import type { TestApp } from '../app/test-app.ts';

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id as the application makes them. */
export function someId(): string {
  return Array.from(randomBytes(24), (byte) => letters.charAt(byte & 31)).join('');
}

type Changes = Partial<Omit<ProfileEntity, 'tenantId' | 'interestBits' | 'prompted' | 'accountId'>>;

/** Puts a visible profile on a brand, with an account that nobody confirmed or logs in to. @returns its id */
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
    ageAskedUntil: null,
    region: 'Utrecht',
    city: 'Amersfoort',
    placeId: 2759821,
    latitude: null,
    longitude: null,
    cell: null,
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
    prompts: [],
    mainPhoto: null,
    verifiedPhotoId: null,
    createdAt: now,
    lastSeenAt: now,
    hiddenStatus: null,
    restrictedBy: null,
    presenceShown: true,
    unconfirmed: status === 'disabled',
    ...changes,
    pictured: changes.mainPhoto?.status === 'active',
    status,
    invisible,
    listed: status === 'active' && !invisible,
  };
  await app.inTenant(brand, async () => {
    if (!profile.fictional) await addAccount(app, profile.id);
    await app.nest.get(ProfilesRepository, { strict: false }).insert(profile);
  });
  return profile.id;
}

async function addAccount(app: TestApp, id: string): Promise<void> {
  await app.nest.get(AccountsRepository, { strict: false }).insert({
    ...{ id, email: `${id}@profile.test`, claims: false, passwordHash: '', language: 'nl' },
    ...{ trafficSource: null, signupPage: null, signupDate: app.clock.now() },
  });
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

/** A member wrote to another, as far as it decides who sees whom. */
export function wroteTo(app: TestApp, brand: string, memberId: string, otherId: string): Promise<void> {
  return app.inTenant(brand, () =>
    app.database.inTransaction(async () =>
      app.nest.get(Contacts, { strict: false }).wrote(memberId, otherId),
    ),
  );
}

/** Changes columns of a profile behind the application's back; a disabled one is one that is unconfirmed. */
export async function setProfile(
  app: TestApp,
  brand: string,
  id: string,
  flags: { status: 'active' | 'disabled'; invisible: boolean },
): Promise<void> {
  await app.inTenant(brand, () =>
    app.database.write(
      `UPDATE profile SET status = :status, unconfirmed = :unconfirmed, invisible = :invisible, listed = :listed
        WHERE tenant_id = :tenant AND id = :id`,
      {
        ...{ id, ...flags, unconfirmed: flags.status === 'disabled' },
        listed: flags.status === 'active' && !flags.invisible,
      },
    ),
  );
}
