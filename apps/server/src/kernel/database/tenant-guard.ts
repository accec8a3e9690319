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

/** What a statement's text says; the same each time, so it is found out once. */
interface Reading {
  /** The first tenant-owned table that is mentioned; undefined when there is none. */
  table: string | undefined;
  /** Whether each mention has a predicate of its own, or the inserted row its brand. */
  namesTenant: boolean;
}

/** Texts are few, as values are never part of them; a bound all the same. */
const readingsKept = 2000;

/**
 * Net 4 of the tenancy: looks at the text of each statement. Every mention of a tenant-owned table in a SELECT, UPDATE
 * or DELETE needs a predicate on `tenant_id` of its own, and a brand must be set. A net, not a proof.
 */
export class TenantGuard {
  private readonly readings = new Map<string, Reading>();

  /** @param ownedTables names of the tables whose rows belong to a brand */
  constructor(private readonly ownedTables: ReadonlySet<string>) {}

  /** @returns the refusal, or undefined when the statement is sound where it is run */
  check(statement: string): MissingTenantPredicate | Error | undefined {
    const { table, namesTenant } = this.reading(statement);
    if (table === undefined || TenantContext.acrossReason() !== undefined) return undefined;
    if (!TenantContext.isSet())
      return new Error(
        `Statement on ${table} outside of any tenant: ${withoutLiterals(statement).slice(0, 300)}`,
      );
    return namesTenant ? undefined : new MissingTenantPredicate(table, withoutLiterals(statement));
  }

  private reading(statement: string): Reading {
    const known = this.readings.get(statement);
    if (known) return known;
    if (this.readings.size >= readingsKept) this.readings.clear();
    const reading = read(withoutLiterals(statement), this.ownedTables);
    this.readings.set(statement, reading);
    return reading;
  }
}

function read(text: string, ownedTables: ReadonlySet<string>): Reading {
  const verb = /^\s*(?:\(\s*)*(select|update|delete|insert|replace|with)\b/i.exec(text)?.[1]?.toLowerCase();
  if (!verb) return { table: undefined, namesTenant: false };
  const tables = [...text.matchAll(tableReference)]
    .map((match) => match[1] ?? '')
    .filter((name) => ownedTables.has(name));
  const isInsert = verb === 'insert' || verb === 'replace';
  const namesTenant = isInsert
    ? /\btenant_id\b/i.test(text)
    : (text.match(tenantPredicate)?.length ?? 0) >= tables.length;
  return { table: tables[0], namesTenant };
}

function withoutLiterals(statement: string): string {
  return statement.replace(/'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|--[^\n]*/g, "''");
}
