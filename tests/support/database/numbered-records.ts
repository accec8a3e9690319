import type { TestApp } from '../app/test-app.ts';
import { filledAt, filledId } from './plans.ts';

/**
 * Fills the current brand with records that are found by their numbers, row `seq` of each kind with the same id. Numbers
 * of complaints and reports begin with a letter that says which; so do codes and slugs.
 *
 * @param count rows of each kind
 * @param id as SQL, by `seq`
 */
export function fillNumbered(app: TestApp, count: number, id = filledId): Promise<void> {
  const run = (sql: string) => app.database.write(`${sql} FROM seq_1_to_${count}`);
  const number = (letter: string) => `CONCAT('${letter}', LPAD(seq, 3, '0'), '-', LPAD(seq, 4, '0'))`;
  return app.database.inTransaction(async () => {
    await app.database.write('SET foreign_key_checks = 0');
    await run(
      `INSERT INTO payment (tenant_id, id, member_id, client_id, bundle, credits, amount_cents, currency,
         payment_method, language, status, provider, provider_reference, redirect_url, created_at, completed_at)
       SELECT :tenant, ${id}, ${id}, ${id}, 'test', 100, 999, 'EUR', 'ideal', 'nl', 'completed', 'sandbox', ${id},
         '/', ${filledAt}, ${filledAt}`,
    );
    await run(
      `INSERT INTO support_case (tenant_id, id, number, topic, state, language, opened_at, due_at, changed_at,
         priority, barred)
       SELECT :tenant, ${id}, ${number('C')}, 'site', 'open', 'nl', ${filledAt}, ${filledAt}, ${filledAt}, 1, '[]'`,
    );
    await run(
      `INSERT INTO report_case (tenant_id, id, kind, member_id, opened_at, due_at)
       SELECT :tenant, ${id}, 'profile', ${id}, ${filledAt}, ${filledAt}`,
    );
    await run(
      `INSERT INTO report (tenant_id, id, case_id, number, reporter_key, language, reason, words, snapshot, reported_at)
       SELECT :tenant, ${id}, ${id}, ${number('R')}, seq, 'nl', 'other', '', '{}', ${filledAt}`,
    );
    await run(
      `INSERT INTO restriction (tenant_id, id, kind, member_id, ground, statement, language, automated, decided_by,
         decided_at, appeal_until, token_hash)
       SELECT :tenant, ${id}, 'profile_disabled', ${id}, 'other', 'why', 'nl', 0, ${id}, ${filledAt}, ${filledAt}, seq`,
    );
    await run(
      `INSERT INTO appeal (tenant_id, id, restriction_id, first_decider, text, created_at, due_at)
       SELECT :tenant, ${id}, ${id}, ${id}, REPEAT('no ', 600), ${filledAt}, ${filledAt}`,
    );
    await run(
      `INSERT INTO promotion_code (tenant_id, id, code, percentage, status, validity, created_by, created_at)
       SELECT :tenant, ${id}, CONCAT('ZOMER', seq), 10, 'active', 'once', ${id}, ${filledAt}`,
    );
    await run(
      `INSERT INTO brand_page (tenant_id, slug, version, shown, texts, changed_at)
       SELECT :tenant, CONCAT('over-ons-', seq), 1, 1, '{}', ${filledAt}`,
    );
    await app.database.write('SET foreign_key_checks = 1');
  });
}
