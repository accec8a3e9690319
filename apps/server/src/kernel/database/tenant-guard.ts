import { TenantContext } from '../tenancy/tenant-context.js';

/** A statement that could read or change another brand's rows. */
export class MissingTenantPredicate extends Error {
  constructor(table: string, statement: string) {
    super(`Statement on ${table} names no tenant: ${statement.slice(0, 300)}`);
    this.name = 'MissingTenantPredicate';
  }
}

const tableReference = /\b(?:from|join|update|into)\s+`?([a-z_]+)`?/gi;
const tenantPredicate = /`?\btenant_id`?\s*(?:=|in\s*\()/gi;

/**
 * Net 4 of the tenancy: looks at the text of each statement. Every mention of a tenant-owned table in a SELECT, UPDATE
 * or DELETE needs a predicate on `tenant_id` of its own, and a brand must be set. A net, not a proof.
 *
 * @param ownedTables names of the tables whose rows belong to a brand
 * @returns the refusal, or undefined when the statement is sound
 */
export function checkStatement(
  statement: string,
  ownedTables: ReadonlySet<string>,
): MissingTenantPredicate | Error | undefined {
  const text = withoutLiterals(statement);
  const verb = /^\s*(?:\(\s*)*(select|update|delete|insert|replace|with)\b/i.exec(text)?.[1]?.toLowerCase();
  if (!verb) return undefined;
  const tables = [...text.matchAll(tableReference)]
    .map((match) => match[1] ?? '')
    .filter((name) => ownedTables.has(name));
  const first = tables[0];
  if (first === undefined || TenantContext.acrossReason() !== undefined) return undefined;
  if (!TenantContext.isSet())
    return new Error(`Statement on ${first} outside of any tenant: ${text.slice(0, 300)}`);
  if (verb === 'insert' || verb === 'replace') {
    return /\btenant_id\b/i.test(text) ? undefined : new MissingTenantPredicate(first, text);
  }
  const predicates = text.match(tenantPredicate)?.length ?? 0;
  return predicates < tables.length ? new MissingTenantPredicate(first, text) : undefined;
}

function withoutLiterals(statement: string): string {
  return statement.replace(/'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|--[^\n]*/g, "''");
}
