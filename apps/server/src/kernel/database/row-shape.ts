import { getMetadataArgsStorage, type ColumnOptions, type ValueTransformer } from 'typeorm';
import { SnakeCaseNaming } from './naming.js';
import {
  bytes,
  day,
  digits,
  finite,
  flag,
  instant,
  json,
  keyPart,
  nullable,
  text,
  wholeNumber,
  type ReadValue,
} from './row-values.js';

/** A driver's row: flags as numbers, JSON as text. */
export type RawRow = Record<string, unknown>;

type EntityClass<T> = abstract new () => T;
type Name<T> = keyof T & string;

interface Field {
  /** The select list's expression. */
  sql: string;
  /** The property's name in the row. */
  name: string;
  read: ReadValue<unknown>;
}

/**
 * What a raw SELECT reads: its select list, and the conversion of the driver's rows. Both come from the entity, so that
 * no row is described twice; `Database.rows` runs such a statement.
 */
export class RowShape<Row> {
  /** The select list, for a statement's text. */
  readonly list: string;

  constructor(private readonly fields: readonly Field[]) {
    this.list = fields.map(({ sql }) => sql).join(', ');
  }

  /**
   * Reads one row, in place: rows belong to the caller alone and are not copied.
   *
   * @throws Error when a column is missing or its value's type differs from the entity
   */
  read(raw: RawRow): Row {
    let reading = '';
    try {
      for (const { name, read } of this.fields) {
        reading = name;
        const value = raw[name];
        const made = read(value);
        if (made !== value) raw[name] = made;
      }
    } catch (error) {
      throw new Error(`The column ${reading} ${(error as Error).message}`);
    }
    return raw as Row;
  }

  /** The columns of both, for a join. */
  and<Other>(other: RowShape<Other>): RowShape<Row & Other> {
    return new RowShape([...this.fields, ...other.fields]);
  }

  /**
   * Adds a computed value.
   * @param sql an expression, written in the code
   */
  with<const N extends string, T>(name: N, sql: string, read: ReadValue<T>): RowShape<Row & Record<N, T>> {
    return new RowShape([...this.fields, { sql: `${sql} AS \`${name}\``, name, read }]);
  }

  /** For a column that is never null, given the statement's condition. */
  present<const N extends Name<Row>>(name: N): RowShape<Row & Record<N, NonNullable<Row[N]>>> {
    return new RowShape(
      this.fields.map((field) => {
        const read: ReadValue<unknown> = (value) => {
          if (value === null) throw new Error('is null');
          return field.read(value);
        };
        return field.name === name ? { ...field, read } : field;
      }),
    );
  }
}

/** The rows that a shape reads. */
export type RowOf<Shape> = Shape extends RowShape<infer Row> ? Row : never;

/** @param alias of the table in the statement; absent for none */
export function columnsOf<T extends object, const N extends Name<T>>(
  entity: EntityClass<T>,
  names: readonly N[],
  alias?: string,
): RowShape<Pick<T, N>> {
  return new RowShape(names.map((name) => fieldOf(entity, name, name, alias)));
}

/** All columns but some. */
export function columnsBut<T extends object, const N extends Name<T>>(
  entity: EntityClass<T>,
  left: readonly N[],
  alias?: string,
): RowShape<Omit<T, N>> {
  const names = columnArguments(entity).map(({ propertyName }) => propertyName);
  const wanted = names.filter((name) => !(left as readonly string[]).includes(name));
  return new RowShape(wanted.map((name) => fieldOf(entity, name, name, alias)));
}

/**
 * Columns under other names.
 * @param names the column's property by its name in the row
 */
export function columnsAs<T extends object, const M extends Readonly<Record<string, Name<T>>>>(
  entity: EntityClass<T>,
  names: M,
  alias?: string,
): RowShape<{ [K in keyof M]: T[M[K]] }> {
  return new RowShape(Object.entries(names).map(([name, column]) => fieldOf(entity, column, name, alias)));
}

/** A computed value only. */
export function computed<const N extends string, T>(
  name: N,
  sql: string,
  read: ReadValue<T>,
): RowShape<Record<N, T>> {
  return new RowShape<unknown>([]).with(name, sql, read) as RowShape<Record<N, T>>;
}

/** Texts by column name, where no entity is at hand: the keys of a table. */
export function textColumns(names: readonly string[]): RowShape<Record<string, string>> {
  return new RowShape(names.map((name) => ({ sql: name, name, read: text })));
}

/** Columns of a key, to name the same row again. */
export function keyColumns(names: readonly string[]): RowShape<Record<string, string | number>> {
  return new RowShape(names.map((name) => ({ sql: name, name, read: keyPart })));
}

const naming = new SnakeCaseNaming();

const reads: Readonly<Record<string, ReadValue<unknown>>> = {
  ...{ boolean: flag, json, date: day, datetime: instant },
  ...{ int: wholeNumber, smallint: wholeNumber, tinyint: wholeNumber },
  ...{ varchar: text, char: text, text, longtext: text },
  bigint: digits,
  double: finite,
  mediumblob: bytes,
};

function fieldOf(entity: EntityClass<object>, property: string, name: string, alias?: string): Field {
  const found = columnArguments(entity).find(({ propertyName }) => propertyName === property);
  const type = String(found?.options.type);
  const read = reads[type];
  if (!found || !read)
    throw new Error(`${entity.name}.${property} is no column that rows are read of: ${type}`);
  const column = naming.columnName(property, found.options.name, []);
  const place = alias === undefined ? column : `${alias}.${column}`;
  // As text, because a driver would turn a day into a local midnight.
  const sql = type === 'date' ? `CAST(${place} AS CHAR)` : place;
  const plain = found.options.nullable ? nullable(read) : read;
  return {
    sql: sql === place && column === name ? place : `${sql} AS ${name}`,
    name,
    read: [found.options.transformer ?? []].flat().reduceRight(transformed, plain),
  };
}

/** As TypeORM does it: null goes through a transformer, too, and the last of several runs first. */
function transformed(read: ReadValue<unknown>, transformer: ValueTransformer): ReadValue<unknown> {
  return (value) => transformer.from(read(value)) as unknown;
}

/** The columns declared on the entity and its base classes. */
function columnArguments(entity: EntityClass<object>): { propertyName: string; options: ColumnOptions }[] {
  return getMetadataArgsStorage().columns.filter(
    ({ target }) => typeof target === 'function' && (target === entity || entity.prototype instanceof target),
  );
}
