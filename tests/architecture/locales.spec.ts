import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkLocales } from '../../scripts/checks/locales.ts';
import { root } from '../../scripts/root.ts';

/**
 * Words that the texts once had beside those of docs/product/glossary-of-languages.md: second words for one thing, and words that
 * say whether the reader, or a pair of readers, are men or women.
 */
const besideTheGlossary = [
  ['sv', /\bsamtal|\blikes?\b/i],
  ['de', /gespräch|\bmailen\b/i],
  ['da', /\bcredits?\b(?!\}\})/i],
  [
    'pl',
    /\boboje\b|\blub mogła\b|\bczłonk|\bjesteś niewidoczny\b|[a-ząćęłńóśźż,] (Twoj|Twój|Ciebie|Cię|Ci\b)/,
  ],
  ['fr', /tous les deux|·e\b|\bou seule\b|\ben ligne avec un compte\b| [:;?!](?= |")/],
  ['es', /\blos dos\b|\bambos\b|\btú mismo\b|\bme gusta\b/i],
  ['it', /\bentrambi\b|\bsei stato\b|\bmi piace\b/i],
  ['en', /\bsomebody\b|\bnobody\b|\bas a present\b|\b(?:a|by|our) mails?\b|\w'\w/i],
] as const;

describe('words beside the glossary', () => {
  it.each(besideTheGlossary)('in %s are none of %s', (language, words) => {
    const folder = path.join(root, 'locales', language);
    const found = fs
      .readdirSync(folder)
      .filter((file) => file !== 'paths.json')
      .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n'))
      .filter((line) => words.test(line.slice(line.indexOf(':'))));
    expect(found).toEqual([]);
  });
});

describe('texts in all languages', () => {
  let copy: string;
  let before: Set<string>;
  /** What the copy has beyond the sources, so that a plant is judged by itself. */
  const added = () => checkLocales(copy).filter((problem) => !before.has(problem));

  beforeEach(() => {
    copy = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-locales-'));
    for (const place of ['locales', 'places/regions.json', 'scripts/checks/locales-identical.json']) {
      fs.cpSync(path.join(root, place), path.join(copy, place), { recursive: true });
    }
    before = new Set(checkLocales(copy));
  });

  afterEach(() => fs.rmSync(copy, { recursive: true, force: true }));

  it('are complete', () => {
    expect(checkLocales(root)).toEqual([]);
  });

  it('are missed when one is taken away, and when a whole file is', () => {
    const [namespace] = fs.readdirSync(path.join(copy, 'locales/nl'));
    const file = `locales/pl/${namespace}`;
    const texts = JSON.parse(fs.readFileSync(path.join(copy, file), 'utf8')) as Record<string, unknown>;
    const [first] = Object.keys(texts);
    delete texts[first ?? ''];
    fs.writeFileSync(path.join(copy, file), JSON.stringify(texts));
    const problems = added();
    expect(problems).not.toEqual([]);
    for (const problem of problems)
      expect(problem).toMatch(new RegExp(`^${file}: ${first}\\b.* is missing$`));

    fs.rmSync(path.join(copy, file));
    expect(added()).toEqual([`${file}: missing`]);
  });

  it('are told when a refusal of the contract has none in any language', () => {
    for (const language of fs.readdirSync(path.join(copy, 'locales'))) {
      const file = path.join(copy, 'locales', language, 'errors.json');
      const {
        login_failed: _taken,
        field,
        ...errors
      } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
        login_failed: string;
        field: Record<string, string>;
      };
      delete field.too_young;
      // What the console alone is answered needs none here.
      const of = { settings_conflict: `${language}: planted` };
      fs.writeFileSync(file, JSON.stringify({ ...errors, ...of, field }));
    }
    expect(added()).toEqual([
      'locales/nl/errors.json: no text for the refusal login_failed',
      'locales/nl/errors.json: no text for the refusal field.too_young',
      'locales/nl/errors.json: only the console says settings_conflict',
    ]);
  });

  it('are told when one was copied instead of translated', () => {
    const sentence = 'Deze zin is in twee talen precies hetzelfde gebleven';
    for (const language of fs.readdirSync(path.join(copy, 'locales'))) {
      const own = ['nl', 'de'].includes(language) ? sentence : `${sentence} (${language})`;
      fs.writeFileSync(
        path.join(copy, 'locales', language, 'planted.json'),
        JSON.stringify({ sentence: own }),
      );
    }
    expect(added()).toEqual([
      `locales/{de,nl}/planted.json: sentence is the same in both: “${sentence}” (honestly so? scripts/checks/locales-identical.json)`,
    ]);
  });

  it('name only regions that there are, and only where the language calls them otherwise', () => {
    const file = path.join(copy, 'locales/nl/regions.json');
    fs.writeFileSync(
      file,
      JSON.stringify({ DE: { Bayern: 'Bayern', Beieren: 'Beieren' }, CH: { Valais: 'Wallis' } }),
    );
    expect(added()).toEqual([
      'locales/nl/regions.json: DE.Bayern is called so already',
      'locales/nl/regions.json: DE.Beieren is no region',
    ]);
  });

  it('are told when a source asks for one that does not exist', () => {
    const source = path.join(copy, 'apps/site/app/planted.tsx');
    fs.mkdirSync(path.dirname(source), { recursive: true });
    fs.writeFileSync(source, "export const title = t('nowhere:to.be.found');\n");
    expect(added()).toEqual(['apps/site/app/planted.tsx: no text for nowhere:to.be.found']);
  });
});
