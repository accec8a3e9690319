import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { languages, type Language } from '@kindling/contract/languages';
import { concernsIn, gravest, type MessageRules } from './message-concern.js';
import { readRules, RuleIndex, type RuleFile } from './message-rules.js';
import { plainWords } from './plain-words.js';
import { readMessageRules, readRuleFile } from './read-message-rules.js';
import { readPattern } from './word-pattern.js';

interface Corpus {
  ordinary: string[];
  harmful: { kind: string; text: string }[];
}

/** The least of which both halves together have to be found: raise it with the rules. */
const leastFound = 0.7;
/** Ordinary messages of a language, in either half and in both, about which a sender is asked. */
const mostFalse = 1;

let rules: MessageRules;
beforeAll(async () => {
  rules = await readMessageRules();
});

const corpusOf = (language: Language): Corpus =>
  JSON.parse(readFileSync(`tests/corpora/messages/${language}.json`, 'utf8')) as Corpus;

/** Addresses of the corpus end in a name that is kept for examples; it stands for any. */
const asWritten = (text: string): string =>
  text.replace(
    /(\.|(?:dot|punt|punkt|punto|point|piste|kropka|prick|punktum)\)?\s?)example(?![\p{L}-])/giu,
    '$1com',
  );

const concernOf = (text: string, own?: readonly string[]) => gravest(concernsIn(text, rules, own));
const isFound = (text: string): boolean => concernOf(asWritten(text)) !== null;

describe('the rules of each language', () => {
  it.each(languages)('%s: each finds its examples, and nothing in the others', async (language) => {
    const file = await readRuleFile(language);
    const wrong = file.rules.flatMap((rule) => {
      const index = new RuleIndex(readRules({ ...file, rules: [rule] } satisfies RuleFile));
      const missed = rule.finds.filter((text) => index.find(text).length === 0);
      const found = rule.passes.filter((text) => index.find(text).length > 0);
      return [...missed, ...found].map((text) => `${rule.name}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it('find harm, and seldom anything else, in both halves of the corpus', () => {
    const kinds = ['insult', 'threat', 'money', 'elsewhere'];
    const lines = [`language  half    false  ${kinds.map((kind) => kind.padEnd(9)).join('  ')}`];
    const tooMany: string[] = [];
    let found = 0;
    let all = 0;
    for (const language of languages) {
      const { ordinary, harmful } = corpusOf(language);
      let falseInBoth = 0;
      for (const [half, from, to] of [
        ['first', 0, 0.5],
        ['second', 0.5, 1],
      ] as const) {
        const part = <T>(list: readonly T[]) => list.slice(list.length * from, list.length * to);
        const alarms = part(ordinary).filter(isFound).length;
        falseInBoth += alarms;
        const counts = kinds.map((kind) => {
          const some = part(harmful).filter((one) => one.kind === kind);
          const hits = some.filter(({ text }) => isFound(text)).length;
          found += hits;
          all += some.length;
          return `${hits} of ${some.length}`.padEnd(9);
        });
        lines.push(
          `${language.padEnd(8)}  ${half.padEnd(6)}  ${String(alarms).padEnd(5)}  ${counts.join('  ')}`,
        );
      }
      if (falseInBoth > mostFalse) tooMany.push(`${language}: ${falseInBoth}`);
    }
    const table = `${lines.join('\n')}\n`;
    process.stdout.write(table);
    mkdirSync('tests/output', { recursive: true });
    writeFileSync('tests/output/message-rules.txt', table);
    expect(tooMany).toEqual([]);
    expect(found / all).toBeGreaterThan(leastFound);
  });
});

describe('a message', () => {
  it.each([
    ['money', 'My account is NL91 ABNA 0417 1643 00'],
    ['money', 'DE89370400440532013000'],
    ['money', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['money', 'here you go https://paypal.me/somebody'],
    ['contact', 'zero six one two three four five six seven eight'],
    ['contact', '0️⃣6️⃣ 1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
    ['contact', 'have a look: bit.ly/3xYz'],
    ['insult', 'you B I T C H'],
    ['insult', 'you b1tch'],
    ['threat', 'I will k1ll you'],
    [null, 'AB12 CDEF 0417 is no account, and neither is AB12'],
    [null, 'Listen to this: https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'],
    [null, 'See you on 12-03-2026 at 19.30'],
    [null, ''],
  ])('is %s: %s', (expected, text) => {
    expect(concernOf(text)).toBe(expected);
  });

  it('is asked about where it has a word of the brand, however that is written', () => {
    const own = ['bloempot', 'sour pickle'];
    const texts = ['You Bl0empot!', 'a sour, pickle', 'sour cream and a pickle', 'bloempotten'];
    expect(texts.map((text) => concernOf(text, own))).toEqual(['insult', 'insult', null, null]);
  });

  it('is judged whatever it is, in time that grows with its length', () => {
    const pieces = [
      'you ',
      'a ',
      's l u t ',
      'NL91 ',
      'x.',
      'aaaa',
      '1*@',
      'http://',
      'six ',
      '0',
      '.\n',
      '😀',
      'ik ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }), (some) => {
        const text = some.join('').repeat(20_000).slice(0, 20_000);
        // Quadratic time would be minutes, for which no test is waited.
        concernOf(text);
      }),
      { numRuns: 60 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void concernOf(text)));
  });
});

describe('a pattern', () => {
  it('is words, however they are written', () => {
    expect(plainWords('Ünder t*xt').map(({ forms }) => forms[0])).toEqual(['under', 't*xt']);
    expect(plainWords('t*xt')[0]?.forms).toContain('text');
  });

  it.each([
    ['.. word', 'does not begin with a word'],
    ['# word', 'does not begin with a word'],
    ['word ..', 'ends with a gap'],
    ['a .. b .. c .. d .. e', 'more than 3 gaps'],
    ['a ..9 b', 'too long'],
    ['ab*', 'too short'],
    ['$nothing', 'is not there'],
  ])('%s is refused: %s', (written, why) => {
    expect(() => readPattern(written, {})).toThrow(why);
  });
});
