import {
  isGroup,
  isSign,
  isWord,
  leavesOf,
  nameOf,
  readTokens,
  split,
  splitList,
  type Leaf,
  type Token,
} from './sql-text.js';
import { isQuery, tableReferences, type TableReference } from './table-references.js';
import {
  isColumn,
  parameter,
  tenantColumn,
  tenantEquations,
  type TenantColumn,
} from './tenant-conditions.js';

/** The analysis of a statement's text; the same each time, so it is cached. */
export interface StatementReading {
  /** The first tenant-owned table mentioned; undefined for none. */
  table: string | undefined;
  /** Why it could read or change another brand's rows; undefined when it can't. */
  refusal: string | undefined;
  /** The parameters that must be the current brand: by name, or by their position among the `?`. */
  tenantParameters: readonly (string | number)[];
}

const tenantParameter = ':tenant';
/** These read or define the schema and touch no row. */
const schemaVerbs = ['create', 'alter', 'drop', 'rename', 'show', 'describe', 'explain', 'analyze'];
const clauseWords = ['from', 'where', 'group', 'having', 'order', 'limit', 'for', 'lock', 'set'];
const modifiers = ['low_priority', 'high_priority', 'quick', 'ignore', 'delayed', 'distinct', 'all', 'into'];

/**
 * Analyses a statement.
 *
 * @param ownedTables names of the tables whose rows belong to a brand, in lowercase
 */
export function readStatement(statement: string, ownedTables: ReadonlySet<string>): StatementReading {
  let tokens: Token[];
  try {
    tokens = readTokens(statement);
  } catch (error) {
    const named = [...ownedTables].find((table) => statement.toLowerCase().includes(table));
    return { table: named, refusal: (error as Error).message, tenantParameters: [] };
  }
  const table = leavesOf(tokens).find((leaf) => ownedTables.has(nameOf(leaf)?.toLowerCase() ?? ''));
  if (!table || isWord(tokens[0], ...schemaVerbs)) {
    return { table: undefined, refusal: undefined, tenantParameters: [] };
  }
  const reader = new Reader(ownedTables);
  return {
    table: table.text,
    refusal: reader.refusalOf(tokens),
    tenantParameters: [...reader.tenantParameters],
  };
}

/** Aliases whose rows belong to the current brand only. */
type Bound = ReadonlySet<string>;

class Reader {
  /** A set, because several rounds visit the same condition. */
  readonly tenantParameters = new Set<string | number>();
  private readonly understood = new Set<Token>();

  constructor(private readonly ownedTables: ReadonlySet<string>) {}

  /** @returns why the statement is refused, undefined when it is sound */
  refusalOf(tokens: readonly Token[]): string | undefined {
    try {
      this.query(tokens, new Set());
    } catch (error) {
      return (error as Error).message;
    }
    // A tenant-owned table in a place unknown to the reader was not checked: the statement is refused.
    const missed = leavesOf(tokens).some((leaf, at, all) => this.isMissed(leaf, all[at - 1], all[at + 1]));
    return missed ? 'names a table where none is looked for' : undefined;
  }

  private isMissed(leaf: Leaf, before: Leaf | undefined, after: Leaf | undefined): boolean {
    if (this.understood.has(leaf) || !this.isOwned(leaf)) return false;
    return !isSign(before, '.') && !isSign(after, '.');
  }

  /** A statement or subquery with all parts of its UNION. */
  private query(tokens: readonly Token[], outer: Bound): void {
    for (const part of split(tokens, (token) => isWord(token, 'union', 'except', 'intersect'))) {
      this.part(isWord(part[0], 'all', 'distinct') ? part.slice(1) : part, outer);
    }
  }

  private part(tokens: readonly Token[], outer: Bound): void {
    const [first] = tokens;
    if (isWord(first, 'select')) this.select(tokens, outer);
    else if (isWord(first, 'update')) this.update(tokens, outer);
    else if (isWord(first, 'delete')) this.delete(tokens, outer);
    else if (isWord(first, 'insert', 'replace')) this.insert(tokens, outer);
    else if (isWord(first, 'with')) {
      const main = tokens.findIndex((token) => isWord(token, 'select', 'update', 'delete', 'insert'));
      this.inside(tokens.slice(0, main), outer);
      this.part(tokens.slice(main), outer);
    } else if (isGroup(first)) this.inside(tokens, outer);
    else throw new Error('is of a kind that is not told apart');
  }

  private select(tokens: readonly Token[], outer: Bound): Selection {
    const clauses = clausesOf(tokens);
    const binding = this.bind(clauses.get('from') ?? [], clauses.get('where') ?? [], outer);
    this.inside(tokens, binding.visible);
    return { list: splitList(withoutModifiers(clauses.get('select') ?? [])), ...binding };
  }

  private update(tokens: readonly Token[], outer: Bound): void {
    const clauses = clausesOf(tokens);
    const tables = withoutModifiers(clauses.get('update') ?? []);
    const { visible } = this.bind(tables, clauses.get('where') ?? [], outer);
    this.assignments(clauses.get('set') ?? []);
    this.inside(tokens, visible);
  }

  private delete(tokens: readonly Token[], outer: Bound): void {
    const clauses = clausesOf(tokens);
    // With several tables some are named before FROM; they appear after it as well.
    for (const token of clauses.get('delete') ?? []) this.understood.add(token);
    const { visible } = this.bind(clauses.get('from') ?? [], clauses.get('where') ?? [], outer);
    this.inside(tokens, visible);
  }

  private insert(tokens: readonly Token[], outer: Bound): void {
    const onDuplicate = tokens.findIndex(
      (token, at) => isWord(token, 'on') && isWord(tokens[at + 1], 'duplicate'),
    );
    const end = onDuplicate < 0 ? tokens.length : onDuplicate;
    const [table, columns, ...source] = withoutModifiers(tokens.slice(1, end));
    if (!table) throw new Error('names no table');
    this.understood.add(table);
    this.assignments(tokens.slice(onDuplicate < 0 ? end : onDuplicate + 4));
    this.inside(tokens.slice(end), outer);
    const selections = isWord(source[0], 'select') ? this.selections(source, outer) : [];
    if (selections.length === 0) this.inside(source, outer);
    if (!this.isOwned(table)) return;
    const place = isGroup(columns)
      ? splitList(columns.tokens).findIndex((column) => tenantColumn(column) !== undefined)
      : -1;
    if (place < 0) throw new Error('names no tenant');
    const rows = isWord(source[0], 'values', 'value') ? source.filter(isGroup) : [];
    const values = rows.map((row) => splitList(row.tokens)[place] ?? []);
    if (values.some((value) => !this.isTenant(value))) throw new Error('inserts for another tenant');
    if (selections.some((selection) => !this.selectsTenant(selection, place)))
      throw new Error('inserts for another tenant');
    if (rows.length + selections.length === 0) throw new Error('inserts what is not told apart');
  }

  private selections(source: readonly Token[], outer: Bound): Selection[] {
    return split(source, (token) => isWord(token, 'union')).map((part) =>
      this.select(isWord(part[0], 'all', 'distinct') ? part.slice(1) : part, outer),
    );
  }

  private selectsTenant({ list, aliases, references }: Selection, place: number): boolean {
    const value = list[place] ?? [];
    const column = tenantColumn(value);
    if (!column) return this.isTenant(value);
    const alias = aliasOf(column, references);
    return alias !== undefined && aliases.has(alias);
  }

  /** Subqueries at any depth. */
  private inside(tokens: readonly Token[], outer: Bound): void {
    for (const token of tokens) {
      if (!isGroup(token)) continue;
      if (isQuery(token.tokens)) this.query(token.tokens, outer);
      else this.inside(token.tokens, outer);
    }
  }

  /**
   * Determines which tables are bound to the current brand: by a condition of their own, or by being equal to one that
   * is. The condition of a join applies to the table that it joins, whatever kind of join it is.
   *
   * @throws Error when an owned table is not bound
   */
  private bind(from: readonly Token[], where: readonly Token[], outer: Bound): Binding {
    const references = tableReferences(from);
    for (const { table } of references) if (table) this.understood.add(table);
    const equations = [
      ...tenantEquations(where).map(({ column, is }) => ({ alias: aliasOf(column, references), is })),
      ...references.flatMap(({ alias, on }) =>
        tenantEquations(on)
          .filter(({ column }) => aliasOf(column, references) === alias)
          .map(({ is }) => ({ alias, is })),
      ),
    ];
    const own = new Set(references.map(({ alias }) => alias));
    const aliases = new Set<string>();
    // Each round binds at least one more, or is the last one.
    for (let before = -1; before < aliases.size;) {
      before = aliases.size;
      for (const { alias, is } of equations) {
        if (alias === undefined) continue;
        const other = isColumn(is) ? aliasOf(is, references) : undefined;
        const isBound = other !== undefined && (aliases.has(other) || (!own.has(other) && outer.has(other)));
        if (isBound || (!isColumn(is) && this.isTenant([is]))) aliases.add(alias);
      }
    }
    for (const { table, alias } of references) {
      if (this.isOwned(table) && !aliases.has(alias ?? '')) throw new Error('names no tenant');
    }
    // A table of the same alias hides an outer one.
    const shown = [...outer].filter((alias) => !own.has(alias));
    return { references, aliases, visible: new Set([...shown, ...aliases]) };
  }

  /** @throws Error when a row would be assigned to another brand */
  private assignments(tokens: readonly Token[]): void {
    for (const assignment of splitList(tokens)) {
      const column = assignment.slice(
        0,
        assignment.findIndex((token) => isSign(token, '=')),
      );
      if (tenantColumn(column)) throw new Error('moves a row to a tenant');
    }
  }

  /** Whether it is the parameter for the brand; its value is checked when the statement runs. */
  private isTenant(tokens: readonly Token[]): boolean {
    const found = parameter(tokens);
    if (!found || (found.position === undefined && found.text !== tenantParameter)) return false;
    this.tenantParameters.add(found.position ?? found.text.slice(1));
    return true;
  }

  private isOwned(token: Token | undefined): boolean {
    return this.ownedTables.has(nameOf(token)?.toLowerCase() ?? '');
  }
}

interface Binding {
  references: TableReference[];
  /** The tables among them that are bound to the current brand. */
  aliases: Bound;
  /** The same with the outer ones, as a subquery sees them. */
  visible: Bound;
}

interface Selection extends Binding {
  /** The select list, between SELECT and FROM. */
  list: Token[][];
}

/** The table of a column; without an alias it is known only where there is one table. */
function aliasOf({ alias }: TenantColumn, references: readonly TableReference[]): string | undefined {
  return alias ?? (references.length === 1 ? references[0]?.alias : undefined);
}

/** The parts of a statement by the keyword that begins each. */
function clausesOf(tokens: readonly Token[]): Map<string, Token[]> {
  const clauses = new Map<string, Token[]>();
  let current: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const begins = at === 0 || (isWord(token, ...clauseWords) && !isSign(tokens[at - 1], '.'));
    const word = begins ? (nameOf(token)?.toLowerCase() ?? '') : undefined;
    if (word !== undefined && !clauses.has(word)) clauses.set(word, (current = []));
    else current.push(token);
  }
  return clauses;
}

function withoutModifiers(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex((token) => !isWord(token, ...modifiers));
  return from < 0 ? [] : tokens.slice(from);
}
