import { isGroup, isSign, isWord, nameOf, type Token } from './sql-text.js';

/** A table that a statement reads or changes; each mention counts separately. */
export interface TableReference {
  /** The word that names the table; undefined for a subquery. */
  table: Token | undefined;
  /** The alias that columns refer to. */
  alias: string | undefined;
  /** The condition of its join. */
  on: Token[];
}

const joinWords = ['join', 'straight_join', 'inner', 'cross', 'left', 'outer'];
const hints = ['as', 'use', 'force', 'ignore', 'index', 'key', 'using'];

/**
 * The tables of a FROM clause or of an UPDATE: joined, listed with commas, in parentheses.
 *
 * @throws Error for unsupported forms: NATURAL and RIGHT joins, and tables after USING
 */
export function tableReferences(tokens: readonly Token[]): TableReference[] {
  const found: TableReference[] = [];
  let current: TableReference | undefined;
  let next: 'table' | 'alias' | 'condition' = 'table';
  for (const [at, token] of tokens.entries()) {
    const isCall = isGroup(tokens[at + 1]);
    if (isWord(token, 'natural', 'right', 'full') && !isCall)
      throw new Error('A join that is not told apart');
    if (isWord(token, 'using') && !isCall) throw new Error('Tables after USING');
    if (isSign(token, ',') || (isWord(token, ...joinWords) && !isFunction(token, isCall))) {
      next = 'table';
    } else if (next === 'condition') {
      current?.on.push(token);
    } else if (next === 'table') {
      // In a name with a schema the last word is the table.
      if (isSign(token, '.') || isSign(tokens[at + 1], '.')) continue;
      const inner = isGroup(token) && !isQuery(token.tokens) ? tableReferences(token.tokens) : undefined;
      current = inner
        ? undefined
        : { table: isGroup(token) ? undefined : token, alias: nameOf(token), on: [] };
      found.push(...(inner ?? (current ? [current] : [])));
      next = 'alias';
    } else if (isWord(token, 'on')) {
      next = 'condition';
    } else if (current && nameOf(token) !== undefined && !isWord(token, ...hints)) {
      current.alias = nameOf(token);
    }
  }
  return found;
}

/** Whether a group or a whole statement is a query, also in further parentheses. */
export function isQuery(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return isGroup(first) ? isQuery(first.tokens) : isWord(first, 'select', 'with', 'table', 'values');
}

/** LEFT(…) is a function, LEFT JOIN (…) is not. */
function isFunction(token: Token, isCall: boolean): boolean {
  return isWord(token, 'left') && isCall;
}
