/** A word, a name in backticks, a parameter, a literal or a sign. */
export interface Leaf {
  kind: 'word' | 'name' | 'parameter' | 'literal' | 'sign';
  text: string;
  /** Index of this `?` in the statement, from 0; undefined for everything else. */
  position?: number;
}

/** A group in parentheses, or between CASE and END. */
export interface Group {
  kind: 'parentheses' | 'case';
  tokens: Token[];
}

export type Token = Leaf | Group;

const pattern = new RegExp(
  [
    String.raw`(?<space>\s+|--(?=\s|$)[^\n]*|#[^\n]*|/\*(?![!M])[\s\S]*?\*/)`,
    String.raw`(?<literal>'(?:[^'\\]|\\[\s\S]|'')*'|"(?:[^"\\]|\\[\s\S]|"")*"|\d+(?:\.\d+)?(?:e[+-]?\d+)?)`,
    String.raw`(?<name>${'`'}(?:[^${'`'}]|${'``'})*${'`'})`,
    String.raw`(?<parameter>:[a-zA-Z_]\w*|\?)`,
    String.raw`(?<word>[\p{L}_$@][\p{L}\p{N}_$@]*)`,
    String.raw`(?<sign><=>|<>|!=|<=|>=|:=|\|\||&&|[^\s])`,
  ].join('|'),
  'gu',
);

/**
 * Tokenises a statement without its comments.
 *
 * @throws Error when parentheses do not match, or a comment is executable
 */
export function readTokens(statement: string): Token[] {
  if (/\/\*[!M]/.test(statement)) throw new Error('A comment that is carried out');
  const top: Group = { kind: 'parentheses', tokens: [] };
  const open = [top];
  let positions = 0;
  const inner = (): Group => open.at(-1) ?? top;
  const begin = (kind: Group['kind']): void => {
    const group: Group = { kind, tokens: [] };
    inner().tokens.push(group);
    open.push(group);
  };
  const end = (kind: Group['kind']): void => {
    if (open.length === 1 || open.pop()?.kind !== kind) throw new Error('Parentheses do not match');
  };
  for (const { 0: text, groups } of statement.matchAll(pattern)) {
    if (groups?.['space'] !== undefined) continue;
    const leaf = readLeaf(text, groups ?? {});
    if (text === '?') leaf.position = positions++;
    if (isSign(leaf, '(')) begin('parentheses');
    else if (isSign(leaf, ')')) end('parentheses');
    else if (isWord(leaf, 'case') && !isSign(inner().tokens.at(-1), '.')) begin('case');
    else if (isWord(leaf, 'end') && inner().kind === 'case') end('case');
    else inner().tokens.push(leaf);
  }
  if (open.length > 1) throw new Error('Parentheses do not match');
  return top.tokens;
}

function readLeaf(text: string, groups: Record<string, string | undefined>): Leaf {
  if (groups['name'] !== undefined) return { kind: 'name', text: text.slice(1, -1).replaceAll('``', '`') };
  if (groups['literal'] !== undefined) return { kind: 'literal', text };
  if (groups['parameter'] !== undefined) return { kind: 'parameter', text };
  return { kind: groups['word'] === undefined ? 'sign' : 'word', text };
}

export function isGroup(token: Token | undefined): token is Group {
  return token?.kind === 'parentheses' || token?.kind === 'case';
}

/** Whether it is one of these keywords, given in lowercase; a name in backticks is none. */
export function isWord(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.kind === 'word' && words.includes(token.text.toLowerCase());
}

export function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text;
}

/** Name of a table, column or alias; undefined for any other token. */
export function nameOf(token: Token | undefined): string | undefined {
  return token?.kind === 'word' || token?.kind === 'name' ? token.text : undefined;
}

/** Parts between separators of this level. */
export function split(tokens: readonly Token[], isSeparator: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isSeparator(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

export function splitList(tokens: readonly Token[]): Token[][] {
  return split(tokens, (token) => isSign(token, ','));
}

/** Every leaf at any depth, in the order of the text. */
export function leavesOf(tokens: readonly Token[]): Leaf[] {
  return tokens.flatMap((token) => (isGroup(token) ? leavesOf(token.tokens) : [token]));
}
