import type { Pool, PoolConnection, QueryValues } from 'mysql2';
import {
  DataSource,
  type DataSourceOptions,
  type EntityMetadata,
  type QueryRunner,
  type ReplicationMode,
} from 'typeorm';
import type { Environment } from '../config/environment.js';
import { problem } from '../ground/problem.js';
import { SnakeCaseNaming } from './naming.js';
import { TenantGuard, type StatementParameters } from './guard/tenant-guard.js';
import { TenantOwned } from './columns.js';
import { databaseAddresses } from './writer/database-address.js';
import { asFailure } from './writer/failures.js';
import { keepAliveMs, type Writers } from './writer/writers.js';

/** For a command, which does one thing after another. */
const fewConnections = 2;
/** Statements and transactions waiting for a connection: some tenths of a second. Later ones are asked to retry. */
const mostWaiting = 1000;

/** A host that does not answer until then is away. */
const connectMs = 3000;

export type EntityClass = abstract new () => object;

export type SqlParameters = Readonly<Record<string, unknown>>;
export type Statement = readonly [sql: string, parameters: SqlParameters];

/** What happens to a statement without a tenant: throw in development, count in production. */
export type OnUnguarded = (problem: Error) => void;

/** A DataSource that checks every statement first. */
export class GuardedDataSource extends DataSource {
  private guard: TenantGuard | undefined;

  constructor(
    options: DataSourceOptions,
    private readonly onUnguarded: OnUnguarded,
    private readonly writers?: Writers,
  ) {
    super(options);
  }

  override async initialize(): Promise<this> {
    await this.writers?.start();
    await super.initialize();
    this.writers?.follow(this.pool);
    return this;
  }

  override async destroy(): Promise<void> {
    this.writers?.stop();
    await super.destroy();
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const query = runner.query.bind(runner);
    const guarded = (sql: string, ...rest: unknown[]): Promise<unknown> => {
      this.check(sql, rest[0] as StatementParameters);
      return query(sql, ...(rest as [unknown[]?])).catch((error: unknown) => {
        throw asFailure(error);
      });
    };
    runner.query = guarded as QueryRunner['query'];
    const connect = runner.connect.bind(runner);
    runner.connect = () =>
      connect().catch((error: unknown) => {
        throw withoutConnection(error);
      });
    return runner;
  }

  /**
   * Runs one raw statement on any free connection of the pool. A query runner per statement costs more than many a
   * statement itself.
   *
   * @throws Error of the driver, with `errno`; DatabaseFailure
   */
  statement<T>(sql: string, parameters: SqlParameters): Promise<T> {
    const { pool } = this;
    return new Promise((resolve, reject) => {
      this.check(sql, parameters);
      // Not pool.query(): it assigns a function to a property for each statement, which V8 then keeps among the old
      // objects. All of a request's objects would stay until the next full collection.
      pool.getConnection((failed, connection) => {
        if (failed) {
          reject(withoutConnection(failed));
          return;
        }
        try {
          connection.query(sql, parameters as QueryValues, (error, result) => {
            connection.release();
            if (error) reject(asFailure(error) as Error);
            else resolve(result as T);
          });
        } catch (error) {
          connection.release();
          reject(error as Error);
        }
      });
    });
  }

  /**
   * The same on the connection of a transaction.
   *
   * @param runner connected
   */
  async statementOf<T>(runner: QueryRunner, sql: string, parameters: SqlParameters): Promise<T> {
    this.check(sql, parameters);
    return send<T>(runner, sql, parameters);
  }

  /**
   * Runs several checked statements in one round trip. It stops at the first that fails.
   *
   * @param runner connected
   * @returns the rows of each statement that returns any, and at the end the total number of rows written
   * @throws Error of the driver, with the `errno` of the statement that failed
   */
  batch(runner: QueryRunner, statements: readonly Statement[]): Promise<unknown> {
    const lines: string[] = [];
    const values: Record<string, unknown> = {};
    for (const [place, [sql, parameters]] of statements.entries()) {
      for (const [name, value] of Object.entries(parameters)) values[`${name}__${place}`] = value;
      lines.push(
        sql.replace(parameterOrLiteral, (text) => (text.startsWith(':') ? `${text}__${place}` : text)),
      );
    }
    return send(runner, `BEGIN NOT ATOMIC ${lines.join('; ')}; END`, values);
  }

  private get pool(): Pool {
    return (this.driver as unknown as { pool: Pool }).pool;
  }

  /**
   * Checks a statement for `batch`; `statement` and `statementOf` check theirs.
   *
   * @throws Error in development: the statement is not bound to a tenant
   */
  check(sql: string, parameters: StatementParameters): void {
    if (this.entityMetadatas.length === 0) return;
    this.guard ??= new TenantGuard(new Set(this.entityMetadatas.filter(isTenantOwned).map(tableName)));
    const problem = this.guard.check(sql, parameters);
    if (problem) this.onUnguarded(problem);
  }
}

/** A named parameter; or a literal, in which a colon has no meaning. */
const parameterOrLiteral = /'(?:[^'\\]|\\.|'')*'|:[a-zA-Z_]\w*/g;

async function send<T>(runner: QueryRunner, sql: string, parameters: SqlParameters): Promise<T> {
  const connection = (await runner.connect()) as PoolConnection;
  return new Promise((resolve, reject) => {
    connection.query(sql, parameters as QueryValues, (error, result) => {
      if (error) reject(asFailure(error) as Error);
      else resolve(result as T);
    });
  });
}

/** Too many wait for a connection, which the driver reports as text only: the client should retry later. */
function withoutConnection(error: unknown): Error {
  const isFull = error instanceof Error && error.message === 'Queue limit reached.';
  return isFull ? problem('unavailable') : (asFailure(error, true) as Error);
}

function isTenantOwned({ target }: EntityMetadata): boolean {
  return typeof target === 'function' && target.prototype instanceof TenantOwned;
}

function tableName(metadata: EntityMetadata): string {
  return metadata.tableName;
}

/**
 * Options of the one DataSource; `synchronize` is never on.
 *
 * @param environment its first host is used, unless there are `writers`
 * @param entities every entity class of the application
 */
export function dataSourceOptions(
  environment: Pick<Environment, 'DATABASE_URL'> & Partial<Pick<Environment, 'DATABASE_POOL'>>,
  entities: readonly EntityClass[],
  writers?: Writers,
): DataSourceOptions {
  const [address] = databaseAddresses(environment.DATABASE_URL);
  if (!address) throw new Error('DATABASE_URL names no host');
  const { user: username, ...place } = address;
  const connections = environment.DATABASE_POOL ?? fewConnections;
  return {
    type: 'mariadb',
    ...place,
    username,
    timezone: 'Z',
    charset: 'utf8mb4',
    connectTimeout: connectMs,
    poolSize: connections,
    entities: [...entities] as (new () => object)[],
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    migrationsTableName: 'migration',
    // JSON as text, as MySQL's and MariaDB's drivers would otherwise return different values from a raw statement. No
    // stack is captured for each statement: that cost a tenth of a login, and an error names its statement anyway.
    extra: {
      namedPlaceholders: true,
      waitForConnections: true,
      maxIdle: connections,
      queueLimit: mostWaiting,
      jsonStrings: true,
      trace: false,
      keepAliveInitialDelay: keepAliveMs,
      ...(writers ? { stream: writers.connect } : {}),
    },
  };
}
