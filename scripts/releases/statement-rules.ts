import {
  isGroup,
  isSign,
  isWord,
  leavesOf,
  nameOf,
  readTokens,
  splitList,
  type Token,
} from '../../apps/server/src/kernel/database/guard/sql-text.ts';
import { specsOf, tableOf, textOf, withoutOptional, type KnownSchema } from './known-schema.ts';

/** What a statement is held against. */
interface Released {
  schema: KnownSchema;
  /** What the last release did not use any more: `table`, `table.column`, `table.index`. */
  unused: ReadonlySet<string>;
}

/** Names one reason for a refusal, and what to do instead. */
type Refusal = string | undefined;

const online = 'ALGORITHM=INSTANT or INPLACE, and LOCK=NONE';

/**
 * Why the build of the last release could not go on serving while a statement of a migration runs, or after it. Every kind
 * of statement that is not known to be harmless is refused.
 *
 * @param released the schema as the statements before left it
 * @returns a reason with what to do instead; undefined for a statement that may run
 */
export function refusalOf(statement: string, released: Released): Refusal {
  let tokens: Token[];
  try {
    tokens = readTokens(statement);
  } catch (error) {
    return `it can't be read (${(error as Error).message}). Write it plainly.`;
  }
  const end = tokens.findIndex((token) => isSign(token, ';'));
  if (end >= 0 && end < tokens.length - 1)
    return 'it is several statements. Send each by a query of its own.';
  const [verb, what] = tokens;
  if (isWord(verb, 'create') && isWord(what, 'table')) return createTable(tokens, released);
  if (isWord(verb, 'alter') && isWord(what, 'table')) return alterTable(tokens, released);
  if (isWord(verb, 'create') && isWord(what, 'index', 'unique')) return createIndex(tokens, released);
  if (isWord(verb, 'drop') && isWord(what, 'index')) return dropIndex(tokens, released);
  if (isWord(verb, 'drop') && isWord(what, 'table')) return dropTables(tokens, released);
  if (isWord(verb, 'update', 'delete')) return changeRows(tokens, released);
  if (isWord(verb, 'insert') && tokens.some((token) => isWord(token, 'values'))) return undefined;
  return 'it is of a kind that is not known to leave the last release alone. Use CREATE TABLE, ALTER TABLE, CREATE INDEX, UPDATE … LIMIT or INSERT … VALUES.';
}

function createTable(tokens: readonly Token[], { schema }: Released): Refusal {
  const table = tableOf(tokens);
  if (table === undefined || tokens.filter(isGroup).length === 0 || hasWord(tokens, 'select', 'like'))
    return 'its table is not described column by column. Name the table and its columns.';
  if (schema.has(table)) return `${table} is there already. Change it by ALTER TABLE.`;
  return foreignKeys(tokens, schema);
}

/** A key that forbids a deletion would also forbid it to the older build, which does not empty the new table first. */
function foreignKeys(tokens: readonly Token[], schema: KnownSchema): Refusal {
  const leaves = leavesOf(tokens);
  for (const [at, leaf] of leaves.entries()) {
    if (!isWord(leaf, 'references')) continue;
    const parent = nameOf(leaves[at + 1]) ?? '';
    const next = leaves.findIndex((other, place) => place > at && isWord(other, 'references'));
    const behind = leaves.slice(at, next < 0 ? undefined : next);
    const on = behind.findIndex((other, place) => isWord(other, 'on') && isWord(behind[place + 1], 'delete'));
    const isHarmless =
      on >= 0 &&
      (isWord(behind[on + 2], 'cascade') ||
        (isWord(behind[on + 2], 'set') && isWord(behind[on + 3], 'null')));
    if (schema.isReleased(parent) && !isHarmless)
      return `the last release deletes rows of ${parent} and knows nothing of those that point to them. Say ON DELETE CASCADE or SET NULL.`;
  }
  return undefined;
}

function alterTable(tokens: readonly Token[], released: Released): Refusal {
  const table = tableOf(tokens);
  if (table === undefined) return 'it names no table. Write ALTER TABLE and its name.';
  if (!released.schema.isReleased(table)) return foreignKeys(tokens, released.schema);
  const options = new Map<string, string>();
  // New columns count for the keys of the same statement.
  const added = new Set<string>();
  for (const spec of splitList(specsOf(tokens))) {
    const [first, ...rest] = spec;
    if (isWord(first, 'algorithm', 'lock')) options.set(keyword(first), keyword(rest.at(-1)));
    const refusal = isWord(first, 'algorithm', 'lock') ? undefined : alteration(table, spec, released, added);
    if (refusal !== undefined) return refusal;
  }
  return notOnline(options);
}

function alteration(table: string, spec: readonly Token[], released: Released, added: Set<string>): Refusal {
  const [verb, what] = spec;
  if (isWord(verb, 'add')) return addition(table, spec.slice(1), released.schema, added);
  if (isWord(verb, 'rename', 'change'))
    return 'the last release uses the old name. Add the new one, write both, and drop the old one a release after its last use.';
  const column = withoutOptional(spec.slice(1), 'column');
  // Made since the last release, which does not know it.
  if (released.schema.column(table, nameOf(column[0]) ?? '')?.isNew === true) return undefined;
  if (isWord(verb, 'modify')) return modification(table, column, released.schema);
  if (isWord(verb, 'alter')) return defaultOf(table, column, released.schema);
  if (isWord(verb, 'drop') && !isWord(what, 'primary', 'partition')) {
    const kind = withoutOptional(spec.slice(1), 'column', 'index', 'key', 'constraint', 'check', 'foreign');
    const name = nameOf(withoutOptional(kind, 'key')[0]) ?? '';
    // What a check no longer refuses, the last release never wrote.
    if (isWord(what, 'constraint', 'check') && released.schema.isCheck(table, name)) return undefined;
    return stillUsed(`${table}.${name}`, released);
  }
  return `${textOf(spec).toUpperCase()} is not known to leave the last release alone. Add what is new beside what is there.`;
}

function addition(table: string, spec: readonly Token[], schema: KnownSchema, added: Set<string>): Refusal {
  const [first] = spec;
  if (isWord(first, 'index', 'key')) return undefined;
  const unique = spec.findIndex((token) => isWord(token, 'unique'));
  if (isWord(first, 'unique') || (isWord(first, 'constraint') && unique >= 0)) {
    const columns = spec.slice(unique).find(isGroup)?.tokens ?? [];
    return uniqueKey(table, columns, schema, added);
  }
  if (isWord(first, 'constraint', 'check', 'foreign'))
    return 'the last release may break the rule, and MariaDB adds one by copying the table while nobody can write. Put the rule into a new table, or keep it in the code.';
  const [name, ...definition] = withoutOptional(spec, 'column');
  const column = nameOf(name);
  if (column === undefined || isWord(name, 'primary', 'fulltext', 'spatial', 'period', 'partition', 'system'))
    return `ADD ${textOf(spec).toUpperCase()} is not known to leave the last release alone. Add one column or key at a time.`;
  if (hasWord(definition, 'unique', 'primary', 'references', 'check', 'key'))
    return `${column} has a key or a rule of its own. Add the column alone and its key by ADD INDEX or ADD UNIQUE INDEX.`;
  if (isNotNull(definition) && !hasWord(definition, 'default', 'as'))
    return `${column} is NOT NULL without a DEFAULT: the last release names no such column in its INSERTs, and each would fail. Give it a DEFAULT, or let it be NULL.`;
  if (!isNotNull(definition) && !hasWord(definition, 'default')) added.add(column);
  return undefined;
}

/** The last release leaves a new nullable column empty, and empty values are all different. */
function uniqueKey(
  table: string,
  columns: readonly Token[],
  schema: KnownSchema,
  added: ReadonlySet<string>,
): Refusal {
  const isHarmless = splitList(columns).some(([column]) => {
    const name = nameOf(column) ?? '';
    const known = schema.column(table, name);
    return added.has(name) || (known?.isNew === true && !/\bnot null\b|\bdefault\b/.test(known.definition));
  });
  return isHarmless
    ? undefined
    : 'the last release writes rows that this key may refuse. Let the key hold a new column that is NULL without a DEFAULT, or put it into a new table.';
}

function modification(table: string, [name, ...definition]: readonly Token[], schema: KnownSchema): Refusal {
  const column = nameOf(name) ?? '';
  const before = schema.column(table, column)?.definition;
  const length = /^(varchar|varbinary) \((\d+)\)/;
  const [old, wanted] = [length.exec(before ?? ''), length.exec(textOf(definition))];
  const isWider =
    old !== null &&
    wanted !== null &&
    Number(wanted[2]) >= Number(old[2]) &&
    before?.replace(length, wanted[0]) === textOf(definition);
  return isWider
    ? undefined
    : `the last release reads and writes ${column} as it is (${before ?? 'unknown'}); only the length of a varchar may grow, with all else repeated. Add a new column, write both, and drop the old one a release after its last use.`;
}

function defaultOf(table: string, [name, verb, , ...value]: readonly Token[], schema: KnownSchema): Refusal {
  const column = nameOf(name) ?? '';
  if (isWord(verb, 'drop'))
    return `the last release leaves ${column} out of its INSERTs, and each would fail. Keep the default; it costs nothing.`;
  const before = schema.column(table, column)?.definition ?? '';
  return isWord(verb, 'set') && value.length > 0 && /\bnot null\b/.test(before) && !/\bdefault\b/.test(before)
    ? undefined
    : `the last release leaves ${column} out of its INSERTs and means the default that is there. Add a new column.`;
}

function createIndex(tokens: readonly Token[], { schema }: Released): Refusal {
  const on = tokens.findIndex((token) => isWord(token, 'on'));
  const table = nameOf(tokens[on + 1]) ?? '';
  if (on < 0) return 'it names no table. Write CREATE INDEX … ON and its name.';
  if (!schema.isReleased(table)) return undefined;
  const columns = tokens.slice(on).find(isGroup)?.tokens ?? [];
  const refusal = isWord(tokens[1], 'unique') ? uniqueKey(table, columns, schema, new Set()) : undefined;
  return refusal ?? notOnline(optionsOf(tokens));
}

function dropIndex(tokens: readonly Token[], released: Released): Refusal {
  const on = tokens.findIndex((token) => isWord(token, 'on'));
  const table = nameOf(tokens[on + 1]) ?? '';
  if (on < 0) return 'it names no table. Write DROP INDEX … ON and its name.';
  if (!released.schema.isReleased(table)) return undefined;
  const name = nameOf(withoutOptional(tokens.slice(2))[0]) ?? '';
  return stillUsed(`${table}.${name}`, released) ?? notOnline(optionsOf(tokens));
}

function dropTables(tokens: readonly Token[], released: Released): Refusal {
  const names = splitList(withoutOptional(tokens.slice(2))).map(([name]) => nameOf(name) ?? '');
  return names
    .filter((name) => released.schema.isReleased(name))
    .map((name) => stillUsed(name, released))
    .find((refusal) => refusal !== undefined);
}

function stillUsed(name: string, { unused }: Released): Refusal {
  return unused.has(name)
    ? undefined
    : `the last release uses ${name}, or does not say otherwise. Stop using it, name it in \`unused\` of releases.json, and drop it after the next release.`;
}

function changeRows(tokens: readonly Token[], { schema }: Released): Refusal {
  const from = tokens.findIndex((token) => isWord(token, 'from', 'update'));
  const table = nameOf(tokens[from + 1]) ?? '';
  return !schema.isReleased(table) || tokens.some((token) => isWord(token, 'limit'))
    ? undefined
    : 'it locks all rows at once. Change some with LIMIT, and repeat until `affectedRows` is 0.';
}

function notOnline(options: ReadonlyMap<string, string>): Refusal {
  const isOnline =
    ['instant', 'nocopy', 'inplace'].includes(options.get('algorithm') ?? '') &&
    options.get('lock') === 'none';
  return isOnline ? undefined : `nothing says that the table can be used meanwhile. Add ${online}.`;
}

/** ALGORITHM and LOCK of CREATE INDEX and DROP INDEX, which stand there without a comma. */
function optionsOf(tokens: readonly Token[]): Map<string, string> {
  const options = new Map<string, string>();
  for (const [at, token] of tokens.entries()) {
    const value = isSign(tokens[at + 1], '=') ? tokens[at + 2] : tokens[at + 1];
    if (isWord(token, 'algorithm', 'lock')) options.set(keyword(token), keyword(value));
  }
  return options;
}

const keyword = (token: Token | undefined): string => nameOf(token)?.toLowerCase() ?? '';

const hasWord = (tokens: readonly Token[], ...words: string[]): boolean =>
  tokens.some((token) => isWord(token, ...words));

const isNotNull = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => isWord(token, 'not') && isWord(tokens[at + 1], 'null'));
