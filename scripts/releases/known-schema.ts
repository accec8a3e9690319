import {
  isGroup,
  isSign,
  isWord,
  nameOf,
  readTokens,
  splitList,
  type Token,
} from '../../apps/server/src/kernel/database/guard/sql-text.ts';

interface KnownTable {
  /** Made by a migration after the last release, which therefore does not use it. */
  isNew: boolean;
  columns: Map<string, KnownColumn>;
  checks: Set<string>;
}

interface KnownColumn {
  isNew: boolean;
  /** Its type and what else was said, in lowercase. */
  definition: string;
}

/** Words that begin what is no column in the list of a table. */
const noColumn = [
  'primary',
  'unique',
  'index',
  'key',
  'constraint',
  'foreign',
  'check',
  'fulltext',
  'spatial',
];

/** Tables and columns as a list of statements leaves them; what it does not understand leaves it unchanged. */
export class KnownSchema {
  private readonly tables = new Map<string, KnownTable>();

  /** @param isNew whether the statement follows the last release */
  apply(statement: string, isNew: boolean): void {
    const tokens = readTokens(statement);
    if (isWord(tokens[0], 'create') && isWord(tokens[1], 'table')) this.create(tokens, isNew);
    if (isWord(tokens[0], 'alter')) this.alter(tokens, isNew);
  }

  /** Whether a table is there since before the last release, or is none that any migration made. */
  isReleased(table: string): boolean {
    return this.tables.get(table)?.isNew !== true;
  }

  has(table: string): boolean {
    return this.tables.has(table);
  }

  column(table: string, name: string): KnownColumn | undefined {
    return this.tables.get(table)?.columns.get(name);
  }

  isCheck(table: string, name: string): boolean {
    return this.tables.get(table)?.checks.has(name) ?? false;
  }

  private create(tokens: readonly Token[], isNew: boolean): void {
    const table: KnownTable = { isNew, columns: new Map(), checks: new Set() };
    for (const part of splitList(tokens.find(isGroup)?.tokens ?? [])) {
      const [first, ...rest] = part;
      const name = nameOf(first);
      if (name === undefined) continue;
      if (!isWord(first, ...noColumn)) table.columns.set(name, { isNew, definition: textOf(rest) });
      const constraint = nameOf(rest[0]);
      if (isWord(first, 'constraint') && isWord(rest[1], 'check') && constraint !== undefined)
        table.checks.add(constraint);
    }
    this.tables.set(tableOf(tokens) ?? '', table);
  }

  private alter(tokens: readonly Token[], isNew: boolean): void {
    const table = this.tables.get(tableOf(tokens) ?? '');
    if (!table) return;
    for (const spec of splitList(specsOf(tokens))) {
      const isAdded = isWord(spec[0], 'add');
      if (!isAdded && !isWord(spec[0], 'modify')) continue;
      const [name, ...definition] = withoutOptional(spec.slice(1), 'column');
      const column = nameOf(name);
      if (column === undefined || isWord(name, ...noColumn)) continue;
      const known = table.columns.get(column)?.isNew ?? isNew;
      table.columns.set(column, { isNew: isAdded ? isNew : known, definition: textOf(definition) });
    }
  }
}

/** The table of CREATE TABLE and ALTER TABLE; undefined where it is named in a way that is not told apart. */
export function tableOf(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex((token) => isWord(token, 'table'));
  return at < 0 ? undefined : nameOf(withoutOptional(tokens.slice(at + 1))[0]);
}

/** What ALTER TABLE does, behind the table's name. */
export function specsOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isWord(token, 'table'));
  return withoutOptional(tokens.slice(at + 1)).slice(1);
}

/** Without one of some words, and without IF EXISTS or IF NOT EXISTS. */
export function withoutOptional(tokens: readonly Token[], ...words: string[]): readonly Token[] {
  const rest = isWord(tokens[0], ...words) ? tokens.slice(1) : tokens;
  if (!isWord(rest[0], 'if')) return rest;
  return rest.slice(isWord(rest[1], 'not') ? 3 : 2);
}

/** Tokens as text that is the same however they were written, without the column's place. */
export function textOf(tokens: readonly Token[]): string {
  const place = tokens.findIndex((token) => isWord(token, 'first', 'after'));
  return (place < 0 ? tokens : tokens.slice(0, place)).map(wordOf).join(' ');
}

function wordOf(token: Token): string {
  if (isGroup(token)) return `(${token.tokens.map(wordOf).join(' ')})`;
  return token.kind === 'literal' || isSign(token, ',') ? token.text : token.text.toLowerCase();
}
