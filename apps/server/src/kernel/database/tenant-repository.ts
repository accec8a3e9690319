import type { DeepPartial, FindOptionsOrder, FindOptionsSelect, FindOptionsWhere, Repository } from 'typeorm';
import { TenantContext } from '../ground/tenant-context.js';
import type { TenantOwned } from './columns.js';
import type { Database } from './database.js';
import { PlainStatements, type FindOptions, type PlainStatement } from './plain-statements.js';
import { columnsBut, columnsOf, type RowShape } from './row-shape.js';

type Fields<T> = Omit<T, 'tenantId'>;
type Rows<T> = DeepPartial<Fields<T>> | readonly DeepPartial<Fields<T>>[];
type Values = Readonly<Record<string, unknown>>;
type Where<T> = FindOptionsWhere<Fields<T>>;
type Options<T> = FindOptions<keyof Fields<T> & string>;
/** A value that may be undefined doesn't compile: a condition left out would match more rows than intended. */
type Defined<W> = { [Name in keyof W]: Exclude<W[Name], undefined> };

/**
 * Net 2 of the tenancy: adds the current brand to every find, insert, update and delete and takes none as an argument.
 * It exposes no query builder; statements it cannot express go through `Database.select` and `.write`.
 *
 * A `where` is written out at the call, property by property: a variable could be a wider row than its type says, and
 * each of its columns would become a condition. Lint refuses it, and a null or undefined value throws.
 */
export class TenantRepository<T extends TenantOwned> {
  private readonly shapes = new Map<string, RowShape<T>>();
  private statements: PlainStatements | undefined;

  constructor(
    private readonly database: Database,
    private readonly entity: abstract new () => T,
  ) {}

  async find<W extends Where<T>>(where: W & Defined<W>, options: Options<T> = {}): Promise<T[]> {
    return this.read(where, options);
  }

  async findOne<W extends Where<T>>(
    where: W & Defined<W>,
    options: Omit<Options<T>, 'take'> = {},
  ): Promise<T | undefined> {
    const rows = await this.read(where, { ...options, take: 1 });
    return rows[0];
  }

  async count<W extends Where<T>>(where: W & Defined<W>): Promise<number> {
    const scoped = this.scoped(where);
    const statement = this.plain().count(where as Values);
    if (statement) return this.database.number(statement.sql, statement.parameters);
    return this.repository().count({ where: scoped });
  }

  /** @throws Error with error number 1062 when a unique key already has the row (`isDuplicate`) */
  async insert(rows: Rows<T>): Promise<void> {
    const statement = this.insertion(rows);
    if (statement) await this.database.write(statement.sql, statement.parameters);
  }

  /** The same by `Database.writeLater`: an existing row fails the transaction. */
  insertLater(rows: Rows<T>): void {
    const statement = this.insertion(rows);
    if (statement) this.database.writeLater(statement.sql, statement.parameters);
  }

  /** @returns how many rows matched and changed */
  async update<W extends Where<T>>(where: W & Defined<W>, patch: DeepPartial<Fields<T>>): Promise<number> {
    if ('tenantId' in patch) throw new Error('A row never moves to another tenant');
    const scoped = this.scoped(where);
    const statement = this.plain().update(where as Values, patch as Values);
    if (statement) return (await this.database.write(statement.sql, statement.parameters)).affectedRows;
    const result = await this.database.onItsOwn(() => this.repository().update(scoped, patch as never));
    return result.affected ?? 0;
  }

  async delete<W extends Where<T>>(where: W & Defined<W>): Promise<number> {
    const scoped = this.scoped(where);
    const result = await this.database.onItsOwn(() => this.repository().delete(scoped));
    return result.affected ?? 0;
  }

  private insertion(rows: Rows<T>): PlainStatement | undefined {
    const list = (Array.isArray(rows) ? rows : [rows]) as readonly Values[];
    return list.length === 0 ? undefined : this.plain().insert(list);
  }

  private async read(where: Where<T>, options: Options<T>): Promise<T[]> {
    const scoped = this.scoped(where);
    if (options.forUpdate) this.database.requireTransaction('A lock');
    const shape = this.shapeOf(options.select);
    const statement = this.plain().find(where as Values, shape.list, options);
    if (statement) return this.database.rows(shape, statement.sql, statement.parameters);
    return this.repository().find({
      where: scoped,
      order: options.order as FindOptionsOrder<T> | undefined,
      select: options.select as FindOptionsSelect<T> | undefined,
      take: options.take,
      ...(options.forUpdate ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
  }

  /** Of the named columns, or of all. */
  private shapeOf(select: Options<T>['select']): RowShape<T> {
    const names = Object.keys(select ?? {}) as never[];
    const key = names.join();
    let shape = this.shapes.get(key);
    if (!shape) {
      const made = names.length > 0 ? columnsOf(this.entity, names) : columnsBut(this.entity, []);
      shape = made as unknown as RowShape<T>;
      this.shapes.set(key, shape);
    }
    return shape;
  }

  private scoped(where: Where<T>): FindOptionsWhere<T> {
    for (const [name, value] of Object.entries(where))
      if (value === null || value === undefined)
        throw new Error(`Where ${name} is ${value}: say IsNull() if so meant`);
    if ('tenantId' in where) throw new Error('The tenant comes from the context, never from an argument');
    return { ...where, tenantId: TenantContext.id() } as unknown as FindOptionsWhere<T>;
  }

  private plain(): PlainStatements {
    this.statements ??= new PlainStatements(this.database.dataSource.getMetadata(this.entity));
    return this.statements;
  }

  private repository(): Repository<T> {
    return this.database.manager.getRepository(this.entity);
  }
}
