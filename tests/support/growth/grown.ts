import type { PageName } from '../../../packages/contract/src/pages.ts';
import type { TrafficSource } from '../../../packages/contract/src/brands/traffic-source.ts';
import type { TestApp } from '../app/test-app.ts';

/** What somebody paid, and what of it went back: by a refund, or all that is left by their bank. */
interface Paid {
  at: Date;
  cents: number;
  currency?: 'EUR' | 'GBP';
  code?: string;
  refunded?: { at: Date; cents: number };
  chargedBackAt?: Date;
}

/** A member as figures see one. */
export interface Grown {
  at: Date;
  source?: Pick<TrafficSource, 'network'> & Partial<TrafficSource>;
  page?: PageName;
  isConfirmed?: boolean;
  seenAt?: Date;
  /** What they paid and when, in cents. */
  paid?: Paid[];
  /** Of whom the wallet alone is left. */
  isErased?: boolean;
}

let count = 0;

/** Writes members into a brand, without anything that figures do not read. */
export async function grow(app: TestApp, brand: string, members: readonly Grown[]): Promise<void> {
  await app.inTenant(brand, async () => {
    for (const member of members) await write(app, member);
  });
}

async function write(app: TestApp, member: Grown): Promise<void> {
  const id = `9${String(++count).padStart(23, '0')}`;
  const { at, source, page = null, isConfirmed = true, seenAt = at, paid = [], isErased = false } = member;
  const paidSince = paid[0]?.at ?? null;
  const values = { id, at, page, paidSince, seenAt, mail: `grown${count}@example.test` };
  await app.database.write(
    `INSERT INTO ledger_account (tenant_id, id, kind, member_id, balance, paid_user, paid_since, created_at,
       keep_until)
     VALUES (:tenant, :id, 'member', :member, 0, :paidSince IS NOT NULL, :paidSince, :at,
       IF(:member IS NULL, :at + INTERVAL 7 YEAR, NULL))`,
    { ...values, member: isErased ? null : id },
  );
  if (!isErased) {
    await app.database.write(
      `INSERT INTO account (tenant_id, id, email, claimed_email, status, password_hash, language, signup_date,
         confirmed_at, traffic_source, signup_page)
       VALUES (:tenant, :id, :mail, :claimed, :status, 'x', 'nl', :at, :confirmedAt, :source, :page)`,
      {
        ...values,
        claimed: isConfirmed ? values.mail : null,
        status: isConfirmed ? 'active' : 'not_confirmed',
        confirmedAt: isConfirmed ? at : null,
        source: source ? JSON.stringify({ ...{ ref: '', sub1: '', sub2: '', sub3: '' }, ...source }) : null,
      },
    );
  }
  for (const [
    place,
    { at: paidAt, cents, currency = 'EUR', code = null, refunded, chargedBackAt = null },
  ] of paid.entries()) {
    const payment = `8${String(count).padStart(18, '0')}${String(place).padStart(5, '0')}`;
    await app.database.write(
      `INSERT INTO payment (tenant_id, id, member_id, wallet_id, client_id, bundle, credits, amount_cents, currency,
         discount_code, discount_cents, payment_method, language, status, provider, provider_reference, redirect_url,
         created_at, completed_at,
         refunded_cents, charged_back_at)
       VALUES (:tenant, :payment, :member, :wallet, :payment, 'test', 100, :cents, :currency, :code, :off, 'ideal',
         'nl', :state, 'sandbox', :payment, '/', :paidAt, :paidAt, :refunded, :chargedBackAt)`,
      {
        ...{ payment, member: isErased ? null : id, wallet: isErased ? id : null, cents, currency, code },
        ...{ off: code === null ? 0 : 100, paidAt, refunded: refunded?.cents ?? 0, chargedBackAt },
        state: chargedBackAt ? 'charged_back' : 'completed',
      },
    );
    if (refunded)
      await app.database.write(
        `INSERT INTO refund (tenant_id, id, payment_id, asked_by, kind, amount_cents, credits, used_credits, status,
           requested_at, settled_at)
         VALUES (:tenant, :payment, :payment, 'provider', 'unused', :cents, 0, 0, 'completed', :at, :at)`,
        { payment, ...refunded },
      );
  }
}
