import { randomUUID } from 'node:crypto';
import { Invites } from '../../apps/server/src/modules/accounts/accounts.api.ts';
import { createStaff, openConsole } from './console.ts';
import { noise } from './hostile-images.ts';
import { storePhoto } from './photos.ts';
import { buyCredits, joinConfirmed } from './profiles.ts';
import { paymentsOf } from './payments.ts';
import type { TestMember } from './members.ts';
import type { TestApp } from './test-app.ts';

/** One brand in which somebody met somebody, wrote, paid and blocked. */
export interface TwinBrand {
  id: string;
  host: string;
  /** Who calls. */
  member: TestMember;
  /** Whom they met. */
  other: TestMember;
  conversation: string;
  payment: string;
  /** One that nobody used. */
  invite: string;
  /** The member's own. */
  photo: string;
  /** The other's name, which only this brand may ever tell. */
  secret: string;
}

/** Lets the same things happen in a brand: with `TwinIds` each gets the same ids in both. */
export async function makeTwin(app: TestApp, id: string): Promise<TwinBrand> {
  const host = `${id}.localhost`;
  const member = await joinConfirmed(app, id);
  const other = await joinConfirmed(app, id);
  const unwanted = await joinConfirmed(app, id);
  const secret = `only-${id}`;
  await app.inTenant(id, async () => {
    await app.database.write(
      "UPDATE profile SET name = :secret, gender = 'female' WHERE tenant_id = :tenant",
      { secret },
    );
  });
  await buyCredits(app, id, member.id, 500);
  const sent = await app.request(host, {
    method: 'POST',
    path: '/api/messages',
    cookies: member.cookies,
    body: { client_id: randomUUID(), profile_id: other.id, text: secret },
  });
  await app.request(host, {
    method: 'POST',
    path: '/api/likes',
    cookies: other.cookies,
    body: { profile_id: member.id },
  });
  const picture = await noise(60, 60).jpeg().toBuffer();
  const photo = await app.inTenant(id, () => storePhoto(app, member.id, picture, 'active'));
  await app.request(host, {
    method: 'POST',
    path: '/api/blocks',
    cookies: member.cookies,
    body: { profile_id: unwanted.id },
  });
  const invites = app.nest.get(Invites, { strict: false });
  const invite = await app.inTenant(id, () => invites.create('9'.repeat(24), 14));
  const payment = await paymentsOf(app, id).start(member);
  return {
    id,
    host,
    member,
    other,
    conversation: (sent.json as { conversation: string }).conversation,
    payment: payment.id,
    invite: invite.id,
    photo,
    secret,
  };
}

/** A staff member who was given one brand only. @returns their cookies on the console's host */
export async function joinStaff(app: TestApp, brand: string): Promise<Record<string, string>> {
  const email = `operator-${brand}@example.test`;
  await createStaff(app, email, 'operator', [brand]);
  return { ...(await openConsole(app, email)).cookies };
}
