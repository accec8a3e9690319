import { isGroup, isSign, isWord, nameOf, split, type Leaf, type Token } from './sql-text.js';

/** `tenant_id` of a table, by its alias, or undefined without one. */
export interface TenantColumn {
  alias: string | undefined;
}

/** An equation that a row must fulfil: the column equals a parameter or another column. */
export interface TenantEquation {
  column: TenantColumn;
  is: TenantColumn | Leaf;
}

/**
 * The equations on `tenant_id` that hold for every row which fulfils a condition: those linked by AND alone. One next
 * to an OR, in a NOT or in a function may not hold, so it does not count.
 */
export function tenantEquations(condition: readonly Token[]): TenantEquation[] {
  if (condition.some(loosens)) return [];
  return conjuncts(condition).flatMap((conjunct) => {
    const [only] = conjunct;
    if (conjunct.length === 1 && isGroup(only) && only.kind === 'parentheses')
      return tenantEquations(only.tokens);
    const middle = conjunct.findIndex((token) => isSign(token, '='));
    if (middle < 0) return [];
    const sides = [conjunct.slice(0, middle), conjunct.slice(middle + 1)].map(
      (side) => tenantColumn(side) ?? parameter(side),
    );
    const [left, right] = sides;
    if (!left || !right) return [];
    return [
      ...(isColumn(left) ? [{ column: left, is: right }] : []),
      ...(isColumn(right) ? [{ column: right, is: left }] : []),
    ];
  });
}

/** @returns the column when the tokens are exactly `tenant_id` or `alias.tenant_id` */
export function tenantColumn(tokens: readonly Token[]): TenantColumn | undefined {
  if (nameOf(tokens.at(-1))?.toLowerCase() !== 'tenant_id') return undefined;
  if (tokens.length === 1) return { alias: undefined };
  const alias = nameOf(tokens[0]);
  return tokens.length === 3 && alias !== undefined && isSign(tokens[1], '.') ? { alias } : undefined;
}

/** @returns the parameter when the tokens are exactly one */
export function parameter(tokens: readonly Token[]): Leaf | undefined {
  const [only] = tokens;
  return tokens.length === 1 && only?.kind === 'parameter' ? only : undefined;
}

export function isColumn(side: TenantColumn | Leaf): side is TenantColumn {
  return 'alias' in side;
}

/** These bind less tightly than AND: their operands need not hold. */
function loosens(token: Token): boolean {
  return isWord(token, 'or', 'xor') || isSign(token, '||') || isSign(token, ':=');
}

/** The AND of `BETWEEN a AND b` links no conditions. */
function conjuncts(condition: readonly Token[]): Token[][] {
  let isRange = false;
  return split(condition, (token) => {
    if (isWord(token, 'between')) isRange = true;
    if (!isWord(token, 'and')) return false;
    const links = !isRange;
    isRange = false;
    return links;
  });
}
