import { TenantContext } from '../../ground/tenant-context.js';
import { readStatement, type StatementReading } from './statement-reader.js';

/** A statement that could read or change another brand's rows. */
export class MissingTenantPredicate extends Error {
  constructor(table: string, refusal: string, statement: string) {
    super(`Statement on ${table} ${refusal}: ${withoutLiterals(statement).slice(0, 300)}`);
    this.name = 'MissingTenantPredicate';
  }
}

/** Values by name, or in the order of the `?`. */
export type StatementParameters = Readonly<Record<string, unknown>> | readonly unknown[] | undefined;

/** The number of texts is small, as values are never part of them; a bound all the same. */
const readingsKept = 2000;

/**
 * Net 4 of the tenancy: checks each statement before it runs. A brand must be set, and every mention of a tenant-owned
 * table must be bound to it: by `tenant_id = :tenant` (or a `?` with the brand's id, as TypeORM writes it), or by an
 * equation with a table that is. It refuses statements it does not understand.
 */
export class TenantGuard {
  private readonly readings = new Map<string, StatementReading>();

  /** @param ownedTables names of the tables whose rows belong to a brand */
  constructor(private readonly ownedTables: ReadonlySet<string>) {}

  /** @returns the refusal, or undefined when the statement is sound in the current context */
  check(statement: string, parameters: StatementParameters): MissingTenantPredicate | Error | undefined {
    const { table, refusal, tenantParameters } = this.reading(statement);
    if (table === undefined || TenantContext.acrossReason() !== undefined) return undefined;
    if (!TenantContext.isSet())
      return new Error(
        `Statement on ${table} outside of any tenant: ${withoutLiterals(statement).slice(0, 300)}`,
      );
    if (refusal !== undefined) return new MissingTenantPredicate(table, refusal, statement);
    const tenant = TenantContext.id();
    const isOwn = tenantParameters.every((key) => valueOf(parameters, key) === tenant);
    return isOwn ? undefined : new MissingTenantPredicate(table, 'is given another tenant', statement);
  }

  private reading(statement: string): StatementReading {
    const known = this.readings.get(statement);
    if (known) return known;
    if (this.readings.size >= readingsKept) this.readings.clear();
    const reading = readStatement(statement, this.ownedTables);
    this.readings.set(statement, reading);
    return reading;
  }
}

function valueOf(parameters: StatementParameters, key: string | number): unknown {
  return (parameters as Readonly<Record<string | number, unknown>> | undefined)?.[key];
}

function withoutLiterals(statement: string): string {
  return statement.replace(/'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|--[^\n]*/g, "''");
}
