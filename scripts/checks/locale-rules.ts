/** Rules over the texts of all languages. Pure: what is read where is the caller's matter (locales.ts). */

/** Texts by language and namespace, keys flattened with dots. */
export type Texts = Record<string, Record<string, Record<string, string>>>;

/**
 * Words, in lower case, that two languages may share; see locales-identical.json. A text made of nothing but
 * such words may be the same in both.
 */
export interface Identical {
  /** Words of many languages: "chat", "premium". */
  everywhere: string[];
  /** Words of these two languages only; key is both codes in alphabetical order with a blank: "da nb". */
  pairs: Record<string, string[]>;
}

export interface Rules {
  /** The language the others are measured by. */
  reference: string;
  languages: readonly string[];
  identical: Identical;
  /** Where words are listed that may be the same in two languages, for whoever reads a problem. */
  exceptions: string;
  /** What is wrong with a key that the reference has not. Default: that it has not. */
  strange?: string;
}

/** Languages so close that short texts are often honestly the same; only longer ones tell of a copy. */
const RELATIVES = [
  ['da', 'nb', 'sv'],
  ['es', 'it'],
];
const SHORT_TEXT_WORDS = 3;
const SHORTEST_WORD_COMPARED = 4;
const EMOJI = /[\u{1F300}-\u{1FAFF}\u{2600}-\u{27BF}]/u;
/** Words of addresses: single ones without accents, which honest translations often share. */
const ADDRESSES = 'paths';

/** Turns nested texts into one level: `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`. @throws on anything but texts. */
export function flatten(value: unknown, prefix = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${prefix || 'the file'} is not an object of texts`);
  }
  const flat: Record<string, string> = {};
  for (const [name, child] of Object.entries(value)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof child === 'string') flat[key] = child;
    else Object.assign(flat, flatten(child, key));
  }
  return flat;
}

/** Every breach of the rules, each as a line for people: `locales/pl/chat.json: …`. */
export function localeProblems(texts: Texts, rules: Rules): string[] {
  const problems: string[] = [];
  for (const language of Object.keys(texts)) {
    if (!rules.languages.includes(language)) problems.push(`locales/${language}: nobody knows this language`);
  }
  const reference = texts[rules.reference] ?? {};
  for (const language of rules.languages) {
    const own = texts[language] ?? {};
    for (const namespace of new Set([...Object.keys(reference), ...Object.keys(own)])) {
      const file = `locales/${language}/${namespace}.json`;
      const have = own[namespace];
      const want = reference[namespace];
      if (have === undefined) problems.push(`${file}: missing`);
      else if (want === undefined) problems.push(`${file}: ${rules.reference} has no such file`);
      else problems.push(...fileProblems(have, want, language, rules).map((text) => `${file}: ${text}`));
    }
  }
  return [...problems, ...identicalProblems(texts, rules)];
}

function fileProblems(
  have: Record<string, string>,
  want: Record<string, string>,
  language: string,
  { reference, strange = `is not in ${reference}` }: Rules,
): string[] {
  const problems: string[] = [];
  const ownForms = pluralForms(language);
  const { plain, plural } = split(want);
  const expected = new Set(plain);
  const allowed = new Set(plain);
  for (const base of plural) {
    for (const form of ownForms.needed) expected.add(`${base}_${form}`);
    for (const form of ownForms.possible) allowed.add(`${base}_${form}`);
  }
  for (const key of expected) if (!(key in have)) problems.push(`${key} is missing`);
  for (const [key, text] of Object.entries(have)) {
    if (!allowed.has(key)) {
      problems.push(`${key} ${strange}`);
      continue;
    }
    if (text.trim() === '') problems.push(`${key} is empty`);
    if (EMOJI.test(text)) problems.push(`${key} has an emoji: icons are drawn, a device may lack it`);
    if (plain.includes(key) && placeholders(text).includes('count')) {
      problems.push(`${key} counts, and has no plural forms`);
    }
    const model = want[key] ?? want[`${pluralBase(key)}_other`] ?? '';
    // A form for one may leave the number out ("a message"), so a plural is measured by its general form.
    const needed = placeholders(model).filter((name) => !(name === 'count' && /_(zero|one|two)$/.test(key)));
    const missing = needed.filter((name) => !placeholders(text).includes(name));
    const foreign = placeholders(text).filter((name) => !placeholders(model).includes(name));
    for (const name of missing) problems.push(`${key} lacks {{${name}}}`);
    for (const name of foreign) problems.push(`${key} has {{${name}}}, which ${reference} does not give`);
    const tags = (value: string) =>
      [...value.matchAll(/<\/?[\w]+\s*\/?>/g)]
        .map(([tag]) => tag)
        .sort()
        .join(' ');
    if (tags(text) !== tags(model)) problems.push(`${key} has other tags than in ${reference}`);
  }
  return problems;
}

/** Plural forms of a language: those that whole numbers take, up to millions, and all that i18next may ask for. */
function pluralForms(language: string): { needed: Set<string>; possible: Set<string> } {
  const plurals = new Intl.PluralRules(language);
  const needed = new Set<string>(['other']);
  for (let count = 0; count <= 200; count++) needed.add(plurals.select(count));
  needed.add(plurals.select(1_000_000));
  return { needed, possible: new Set<string>(['zero', ...plurals.resolvedOptions().pluralCategories]) };
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const pluralBase = (key: string) => key.replace(PLURAL, '');

/** Plain keys, and bases of plural ones: a base is plural when its general form exists. */
function split(texts: Record<string, string>): { plain: string[]; plural: Set<string> } {
  const plural = new Set<string>();
  for (const key of Object.keys(texts)) if (key.endsWith('_other')) plural.add(pluralBase(key));
  const plain = Object.keys(texts).filter((key) => !(PLURAL.test(key) && plural.has(pluralBase(key))));
  return { plain, plural };
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? '');
}

/** Texts that read the same in two languages: most likely somebody forgot to translate one. */
function identicalProblems(texts: Texts, { languages, identical, reference, exceptions }: Rules): string[] {
  const problems: string[] = [];
  const everywhere = new Set(identical.everywhere);
  const used = new Set<string>();
  for (const [namespace, keys] of Object.entries(texts[reference] ?? {})) {
    if (namespace === ADDRESSES) continue;
    for (const key of Object.keys(keys)) {
      for (const [a, b] of pairsOf(languages)) {
        const text = texts[a]?.[namespace]?.[key];
        if (text === undefined || text !== texts[b]?.[namespace]?.[key]) continue;
        const words = comparedWords(text);
        const pair = [a, b].sort().join(' ');
        const left = words.filter((word) => !everywhere.has(word) && !identical.pairs[pair]?.includes(word));
        for (const word of words) used.add(everywhere.has(word) ? word : `${pair}: ${word}`);
        if (left.length === 0 || (words.length <= SHORT_TEXT_WORDS && areRelatives(a, b))) continue;
        problems.push(
          `locales/{${a},${b}}/${namespace}.json: ${key} is the same in both: “${text}” (honestly so? ${exceptions})`,
        );
      }
    }
  }
  // A list of exemptions only shrinks: what it no longer needs must go.
  const needless = [
    ...identical.everywhere.filter((word) => !used.has(word)),
    ...Object.entries(identical.pairs).flatMap(([pair, list]) =>
      list.map((word) => `${pair}: ${word}`).filter((entry) => !used.has(entry)),
    ),
  ];
  return [...problems, ...needless.map((entry) => `${exceptions}: “${entry}” is not needed`)];
}

/** Words long enough to tell a language by; what the program puts in, and tags, are no words. */
function comparedWords(text: string): string[] {
  return text
    .replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD_COMPARED);
}

const areRelatives = (a: string, b: string) =>
  RELATIVES.some((group) => group.includes(a) && group.includes(b));

function pairsOf(languages: readonly string[]): [string, string][] {
  return languages.flatMap((a, index) => languages.slice(index + 1).map((b): [string, string] => [a, b]));
}
