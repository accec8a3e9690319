import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** The paragraph sign. It is spelled like this so that this file, which is read like all others, cites nothing itself. */
const SIGN = '\u00a7';
/** Likewise. */
const [TRUST, DECISION] = ['trust', 'decision'];
const PLACES = ['apps', 'packages', 'migrations', 'scripts', 'tests', 'config', 'docs'];
const GENERATED = new Set(['node_modules', 'dist', 'build', '.react-router', 'output']);
const isText = (file: string) => /\.(?:tsx?|mjs|cjs|s?css|json|html|md|ya?ml|sh)$/.test(file);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : filesBelow(full);
    return entry.isFile() ? [full] : [];
  });
}

/** A text without line breaks and without the marks that begin the lines of a comment, so that wrapped citations are whole. */
function unwrapped(text: string): string {
  return text.replace(/\s*\n\s*(?:\/\*\*?|\*(?!\/)|\/\/)?\s*/g, ' ');
}

/**
 * What a text cites, in the words that headings have: a paragraph of the specification or of the decisions, with its part
 * in quotes where one is named; `trust` and a number; `decision` and four digits. Which source a paragraph is of is said
 * shortly before it. Where it is not said the citation leads nowhere.
 */
function citationsOf(text: string): string[] {
  const flat = unwrapped(text);
  const paragraph = new RegExp(`${SIGN}(\\d+(?:\\.\\d+)?)(?: "([A-Z][A-Za-z ]*)")?`, 'g');
  const paragraphs = [...flat.matchAll(paragraph)].map(({ index, 1: number = '', 2: part }) => {
    const before = flat.slice(Math.max(0, index - 160), index).toLowerCase();
    const source = before.match(/specification|decisions/g)?.at(-1) ?? 'nothing';
    return `${source} ${SIGN}${number}${part === undefined ? '' : ` "${part}"`}`;
  });
  const guarantees = [...flat.matchAll(/\btrust (\d+)/gi)].map(([, number = '']) => `trust ${number}`);
  const decisions = [...flat.matchAll(/\bdecisions? (\d+(?:(?:, | and | to )\d+)*)|docs\/decisions\/(\d+)/gi)]
    .flatMap(([, several, file]) => (several ?? file)?.match(/\d+/g) ?? [])
    .map((number) => `decision ${number.padStart(4, '0')}`);
  return [...paragraphs, ...guarantees, ...decisions];
}

/** Headings of the documents about the product, and what each is a heading of. */
function headings(): { file: string; title: string; of: string[] }[] {
  return filesBelow(path.join(root, 'docs/product')).flatMap((full) =>
    [...readFileSync(full, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => ({
      file: path.basename(full),
      title,
      of: citationsOf(title),
    })),
  );
}

/** The part of an address that leads to a heading, as GitHub and editors make it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** All that a citation may lead to. A part of a paragraph is the paragraph, too. */
function targets(): Set<string> {
  const decisions = readdirSync(path.join(root, 'docs/decisions'))
    .map((name) => /^\d{4}/.exec(name)?.[0])
    .filter((number) => number !== undefined);
  return new Set([
    ...headings().flatMap(({ of }) => of.flatMap((citation) => [citation, citation.replace(/ ".*/, '')])),
    ...decisions.map((number) => `decision ${number}`),
  ]);
}

function lostCitations(texts: readonly { file: string; text: string }[]): string[] {
  const known = targets();
  return texts.flatMap(({ file, text }) =>
    citationsOf(text)
      .filter((citation) => !known.has(citation))
      .map((citation) => `${file}: ${citation}`),
  );
}

function texts(): { file: string; text: string }[] {
  return [
    ...PLACES.flatMap((place) => filesBelow(path.join(root, place))),
    path.join(root, 'ARCHITECTURE.md'),
  ]
    .filter(isText)
    .map((full) => ({ file: path.relative(root, full), text: readFileSync(full, 'utf8') }));
}

describe('citations of the documents about the product', () => {
  it('lead to a heading each', () => {
    const read = texts();
    expect(read.flatMap(({ text }) => citationsOf(text)).length).toBeGreaterThan(300);
    expect(lostCitations(read)).toEqual([]);
  });

  it.each([
    [`what nobody wrote (specification ${SIGN}99)`, `specification ${SIGN}99`],
    [`(decisions\n * ${SIGN}3.99)`, `decisions ${SIGN}3.99`],
    [`known and not: specification ${SIGN}4, ${SIGN}99`, `specification ${SIGN}99`],
    [`specification ${SIGN}4 "Nowhere"`, `specification ${SIGN}4 "Nowhere"`],
    [`of no source (${SIGN}4)`, `nothing ${SIGN}4`],
    [`(${TRUST} 99)`, `${TRUST} 99`],
    [`wrapped (${TRUST}\n   * 99)`, `${TRUST} 99`],
    [`(${DECISION} 999)`, `${DECISION} 0999`],
    [`see docs/${DECISION}s/9999-nothing.md`, `${DECISION} 9999`],
  ])('that lead nowhere are told: %j', (text, lost) => {
    expect(lostCitations([{ file: 'planted.ts', text }])).toEqual([`planted.ts: ${lost}`]);
  });

  it('find every heading in the map of the documents', () => {
    const map = readFileSync(path.join(root, 'docs/product/README.md'), 'utf8');
    const missing = headings()
      .filter(({ file, of }) => file !== 'README.md' && of.length > 0)
      .map(({ file, title }) => `${file}#${anchorOf(title)}`)
      .filter((address) => !map.includes(`(${address})`));
    expect(missing).toEqual([]);
  });
});

describe('what is not built', () => {
  const folder = path.join(root, 'docs/product');
  const denials = (text: string) =>
    unwrapped(text).match(
      /(?:\bnot|n[’']t) (?:yet )?(?:built|implemented|supported|available)\b(?!\]\()/gi,
    ) ?? [];

  it('stands on one page, to which the others lead', () => {
    const pages = readdirSync(folder).filter((name) => name !== 'not-built.md');
    const denying = pages.filter((name) => denials(readFileSync(path.join(folder, name), 'utf8')).length > 0);
    expect(denying).toEqual([]);
    expect(readFileSync(path.join(folder, 'not-built.md'), 'utf8').split('\n').length).toBeLessThan(30);
  });

  it.each(['It is not built yet.', 'Visits are not\n  built.', 'This isn’t implemented.'])(
    'is told: %j',
    (text) => expect(denials(text)).toHaveLength(1),
  );
});

describe('the index of decisions', () => {
  const folder = path.join(root, 'docs/decisions');
  const pages = readdirSync(folder).filter((name) => name !== 'README.md');
  const rows = [
    ...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(
      /^- \[(\d{4})\]\(((\d{4})-[a-z0-9-]+\.md)\) \*\*(.+?)\*\*: (\S.*)$/gm,
    ),
  ];

  it('lists every page once, in order, and no other', () => {
    expect(rows.map(([, , file]) => file)).toEqual(pages.sort());
    for (const [, number, , ofFile] of rows) expect(number).toBe(ofFile);
  });

  it('has the titles of the pages', () => {
    for (const [, , file = '', , title] of rows) {
      const heading = readFileSync(path.join(folder, file), 'utf8').split('\n', 1)[0];
      expect(heading?.replace(/^# (?:\d+\.? )?/, '')).toBe(title);
    }
  });

  it('gives each number once', () => {
    const numbers = pages.map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});

describe('links of the documents', () => {
  const documents = filesBelow(path.join(root, 'docs')).filter((file) => file.endsWith('.md'));

  it.each(documents.map((file) => path.relative(root, file)))('%s leads where it says', (name) => {
    const folder = path.dirname(path.join(root, name));
    const text = readFileSync(path.join(root, name), 'utf8');
    const lost = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].filter(
      ([, file = '', anchor]) => {
        const target = file === '' ? path.join(root, name) : path.join(folder, file);
        try {
          const found = readFileSync(target, 'utf8');
          return (
            anchor !== undefined &&
            ![...found.matchAll(/^#+ (.+)$/gm)].some(([, t = '']) => anchorOf(t) === anchor)
          );
        } catch {
          return true;
        }
      },
    );
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});
