import type { TestApp } from '../app/test-app.ts';

export interface PlanRow {
  table: string;
  type: string;
  key: string | null;
  ref: string | null;
  rows: string;
  Extra: string;
}

/**
 * How the database would read what a repository asks for in the brand alpha, without what it makes of it and what it counts.
 *
 * @param read calls the method whose last statement is looked at
 */
export async function planOf<Repository>(
  app: TestApp,
  repository: new (database: never) => Repository,
  read: (repository: Repository) => Promise<unknown>,
): Promise<PlanRow[]> {
  let told: PlanRow[] = [];
  const select = async (sql: string, parameters: object) => {
    told = await app.database.select<PlanRow>(`EXPLAIN ${sql}`, { ...parameters });
    return [];
  };
  const rows = (_shape: unknown, sql: string, parameters: object) => select(sql, parameters);
  const number = () => Promise.resolve(0);
  const reading = new repository({ rows, select, number } as never);
  await app.inTenant('alpha', () => read(reading));
  return told.filter(({ table }) => table && !table.startsWith('<'));
}

/** Members of the current brand who signed up, confirmed and bought with a code, ten a day from June 2025 on. */
export async function fillBuyers(app: TestApp, count: number): Promise<void> {
  const run = (sql: string) => app.database.write(`${sql} FROM seq_1_to_${count}`);
  await run(
    `INSERT INTO ledger_account (tenant_id, id, kind, member_id, balance, paid_user, paid_since, created_at)
     SELECT :tenant, ${filledId}, 'member', ${filledId}, 0, 0, NULL, ${filledAt}`,
  );
  await run(
    `INSERT INTO account (tenant_id, id, email, claimed_email, status, password_hash, language, signup_date,
       confirmed_at, traffic_source)
     SELECT :tenant, ${filledId}, CONCAT(seq, '@example.test'), CONCAT(seq, '@example.test'), 'active', 'x', 'nl', ${filledAt},
       ${filledAt}, '{"network":"north","ref":"r1","sub1":"a","sub2":"","sub3":""}'`,
  );
  await run(
    `INSERT INTO payment (tenant_id, id, member_id, client_id, bundle, credits, amount_cents, currency,
       discount_code, discount_cents, payment_method, language, status, provider, provider_reference, redirect_url,
       created_at, completed_at)
     SELECT :tenant, ${filledId}, ${filledId}, ${filledId}, 'test', 100, 999, 'EUR', 'SUMMER', 100, 'ideal', 'nl', 'completed',
       'sandbox', ${filledId}, '/', ${filledAt}, ${filledAt}`,
  );
}

/** As SQL: the id of the row of number `seq`, and its day. */
export const filledId = "LPAD(seq, 24, '0')";
export const filledAt = "'2025-06-01' + INTERVAL seq DIV 10 DAY";
