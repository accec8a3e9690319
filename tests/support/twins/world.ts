import { randomUUID } from 'node:crypto';
import { Invites } from '../../../apps/server/src/modules/accounts/accounts.api.ts';
import { DiscountCodes } from '../../../apps/server/src/modules/money/discounts/discounts.api.ts';
import { RestrictionsApi } from '../../../apps/server/src/modules/safety/restrictions/restrictions.api.ts';
import { createStaff, openConsole } from '../app/console.ts';
import { putOnDesk } from '../desk/desk.ts';
import { noise } from '../photos/hostile-images.ts';
import { storePhoto } from '../photos/photos.ts';
import { buyCredits } from '../members/profiles.ts';
import { paymentsOf } from '../payments/payments.ts';
import type { TestMember } from '../members/members.ts';
import type { TestApp } from '../app/test-app.ts';
import { joinConfirmed } from '../members/members.ts';

/** One brand in which somebody met somebody, wrote, paid and blocked. */
export interface TwinBrand {
  id: string;
  host: string;
  /** Who calls. */
  member: TestMember;
  /** Whom they met. */
  other: TestMember;
  conversation: string;
  /** Of the member, in that conversation. */
  message: string;
  /** A picture that the member got there. */
  chatPhoto: string;
  payment: string;
  /** Of the member; it ended. */
  restriction: string;
  /** One that nobody used. */
  invite: string;
  /** One of staff's codes, for this member alone. */
  discountCode: string;
  /** A plan of the member's. */
  dateShare: string;
  /** The member's own. */
  photo: string;
  /** Something that waits on the console's desk; of the tests' own kind (`plainKind`). */
  deskItem: string;
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
  const pictured = await app.request(host, {
    method: 'POST',
    path: `/api/messages/photo?client_id=${randomUUID()}&profile_id=${member.id}`,
    cookies: other.cookies,
    body: picture,
    headers: { 'content-type': 'image/jpeg' },
  });
  const photo = await app.inTenant(id, () => storePhoto(app, member.id, picture, 'active'));
  await app.request(host, {
    method: 'POST',
    path: '/api/blocks',
    cookies: member.cookies,
    body: { profile_id: unwanted.id },
  });
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 16);
  const shared = await app.request(host, {
    method: 'POST',
    path: '/api/date-shares',
    cookies: member.cookies,
    body: { sharer: 'Ann', other: secret, place: 'The café', at: tomorrow },
  });
  const invites = app.nest.get(Invites, { strict: false });
  const invite = await app.inTenant(id, () => invites.create('9'.repeat(24), 14));
  const codes = app.nest.get(DiscountCodes, { strict: false });
  const [discountCode] = await app.inTenant(id, () =>
    codes.draw('TWIN', 1, {
      ...{ percentage: 20, valueCents: null, currency: null, minimumCents: null, country: null },
      ...{ memberId: member.id, methods: null, expiresAt: null, validity: 'once-per-user' as const },
      createdBy: '9'.repeat(24),
    }),
  );
  const restrictions = app.nest.get(RestrictionsApi, { strict: false });
  const restriction = await app.inTenant(id, () =>
    app.database.inTransaction(async () => {
      const made = await restrictions.impose({
        ...{ kind: 'profile_disabled', ground: 'other', note: secret, memberId: member.id, subjectId: null },
        decidedBy: '9'.repeat(24),
      });
      await restrictions.end(made, { by: '9'.repeat(24), reason: 'lifted' });
      return made;
    }),
  );
  const deskItem = await putOnDesk(app, id, 'twin', [], member.id);
  const payment = await paymentsOf(app, id).start(member);
  const first = sent.json as { conversation: string; message: { id: string } };
  return {
    id,
    host,
    member,
    other,
    conversation: first.conversation,
    message: first.message.id,
    chatPhoto: (pictured.json as { message: { id: string } }).message.id,
    payment: payment.id,
    dateShare: (shared.json as { share: { id: string } }).share.id,
    restriction,
    invite: invite.id,
    discountCode: discountCode?.id ?? '',
    photo,
    deskItem: deskItem.slice(id.length + 1),
    secret,
  };
}

/** A staff member who was given one brand only. @returns their cookies on the console's host */
export async function joinStaff(
  app: TestApp,
  brand: string,
  role: 'operator' | 'moderator' = 'operator',
): Promise<Record<string, string>> {
  const email = `${role}-${brand}@example.test`;
  await createStaff(app, email, role, [brand]);
  return { ...(await openConsole(app, email)).cookies };
}
