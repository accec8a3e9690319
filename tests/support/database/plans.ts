import type { TestApp } from '../app/test-app.ts';

export interface PlanRow {
  table: string;
  type: string;
  key: string | null;
  ref: string | null;
  rows: string;
  Extra: string;
}

/** What else it is made of, it reads nothing with. */
type Repository<T> = new (database: never, ...others: never[]) => T;

/**
 * How the database would read what a repository asks for in the brand alpha, without what it makes of it and what it counts.
 *
 * @param read calls the method whose last statement is looked at
 */
export async function planOf<T>(
  app: TestApp,
  repository: Repository<T>,
  read: (repository: T) => Promise<unknown>,
): Promise<PlanRow[]> {
  let told: PlanRow[] = [];
  await asking(app, repository, read, async (sql, parameters) => {
    told = await app.database.select<PlanRow>(`EXPLAIN ${sql}`, parameters);
  });
  return told.filter(({ table }) => table && !table.startsWith('<'));
}

/** How many rows, of tables and indexes, the database looks at for the same. */
export function rowsRead<T>(
  app: TestApp,
  repository: Repository<T>,
  read: (repository: T) => Promise<unknown>,
): Promise<number> {
  const looked = async () => {
    const counts = await app.database.select<{ Value: string }>(
      "SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler_read_%' OR Variable_name = 'Handler_icp_attempts'",
      {},
    );
    return counts.reduce((sum, { Value }) => sum + Number(Value), 0);
  };
  let before = 0;
  let after = 0;
  // In a transaction, which has a connection of its own: the database counts by connections.
  return app.database.inTransaction(async () => {
    await asking(app, repository, read, async (sql, parameters) => {
      before = await looked();
      await app.database.select(sql, parameters);
      after = await looked();
    });
    return after - before;
  });
}

async function asking<T>(
  app: TestApp,
  repository: Repository<T>,
  read: (repository: T) => Promise<unknown>,
  ask: (sql: string, parameters: Record<string, unknown>) => Promise<void>,
): Promise<void> {
  const select = async (sql: string, parameters: object) => {
    await ask(sql, { ...parameters });
    return [];
  };
  const rows = (_shape: unknown, sql: string, parameters: object) => select(sql, parameters);
  const number = () => Promise.resolve(0);
  const reading = new repository({ rows, select, number, counted: number } as never);
  await app.inTenant('alpha', () => read(reading));
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
