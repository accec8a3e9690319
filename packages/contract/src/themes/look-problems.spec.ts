import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { lookProblems, readableLook, reasonOf } from './look-problems.js';
import { failingPairs, measureTheme } from './measure-theme.js';
import { wornTokens, type OwnLook } from './own-look.js';
import { themeTokens, type ThemeTokens } from './theme-tokens.js';

const folder = path.join(__dirname, '../../../../themes');
const themes = new Map(
  fs
    .readdirSync(folder)
    .map((name) => [
      name,
      themeTokens.parse(JSON.parse(fs.readFileSync(path.join(folder, name, 'tokens.json'), 'utf8'))),
    ]),
);
const themeOf = (name: string): ThemeTokens | undefined => themes.get(name);
const names = [...themes.keys()];
const base = (name: string): ThemeTokens => {
  const found = themes.get(name);
  if (!found) throw new Error(name);
  return found;
};

const colour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const look: fc.Arbitrary<OwnLook> = fc.record(
  {
    colours: fc.record(
      {
        ...{ primary: colour, secondary: colour, unread: colour, canvas: colour, night: colour },
        dark: fc.record({ primary: colour, secondary: colour }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
    type: fc.constantFrom(...names),
    shape: fc.constantFrom(...names),
  },
  { requiredKeys: [] },
);
const runs = { numRuns: process.env['KINDLING_PROOF'] ? 1000 : 30 };

describe('a brand’s own colours', () => {
  it('pass every pair by day and by night, or it is said which can’t and what the nearest is that can', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), look, (name, own) => {
        const found = lookProblems(base(name), own, themeOf);
        if (found.length === 0) expect(failingPairs(wornTokens(base(name), own, themeOf))).toEqual([]);
        for (const { offer } of found) expect(offer).toMatch(/^#[0-9a-f]{6}$/);
        const mended = readableLook(base(name), own, themeOf);
        expect(lookProblems(base(name), mended, themeOf)).toEqual([]);
        expect(failingPairs(wornTokens(base(name), mended, themeOf))).toEqual([]);
      }),
      runs,
    );
  });

  it('say of yellow on white that nobody would see a button, and offer a yellow that is seen', () => {
    const own = { colours: { primary: '#ffff00', canvas: '#ffffff' } };
    const [problem, ...others] = lookProblems(base('tide'), own, themeOf);
    expect(others).toEqual([]);
    expect(problem?.path).toBe('look.colours.primary');
    expect(problem?.reason).toMatch(/^Buttons would not be seen on the page: 1 to 1 where 1.4 is needed\. /);
    const mended = readableLook(base('tide'), own, themeOf);
    expect(mended.colours?.canvas).toBe('#ffffff');
    expect(mended.colours?.primary).toBe(problem?.offer);
  });

  it('say of a page as dark as a band that text can’t be read there', () => {
    const [problem] = lookProblems(base('ember'), { colours: { canvas: '#555555' } }, themeOf);
    expect(problem?.reason).toMatch(/^Text on the page could not be read: /);
  });

  it.each([
    ['text', 'Text on the page could not be read'],
    ['control', 'Lines around fields would not be seen on the page'],
    ['focus', 'The mark of the focus would not be seen on the page'],
  ])('name what is meant of %s on the page', (front, sentence) => {
    const pair = { front, ground: 'surface-1', least: 3, mode: 'light' as const, contrast: 1.26 };
    expect(reasonOf('canvas', [pair], undefined)).toBe(`${sentence}: 1.2 to 1 where 3 is needed.`);
  });

  it('are judged on the theme that is worn', () => {
    expect(lookProblems(base('press'), { type: 'nowhere', shape: 'fern' }, themeOf)).toEqual([
      { path: 'look.type', reason: 'There is no such theme.' },
    ]);
  });
});

describe('the tokens that a brand wears', () => {
  it('are the theme’s where it says nothing', () => {
    expect(wornTokens(base('press'), {}, themeOf)).toEqual(base('press'));
    expect(wornTokens(base('press'), undefined, themeOf)).toBe(base('press'));
  });

  it('leave a theme’s colour by night with the one by day that it belongs to', () => {
    const { dark } = wornTokens(base('press'), { colours: { primary: '#0044cc' } }, themeOf).colours;
    expect(dark).toEqual({ secondary: base('press').colours.dark?.secondary });
    const chosen = { primary: '#0044cc', dark: { primary: '#88aaff' } };
    expect(wornTokens(base('press'), { colours: chosen }, themeOf).colours.dark?.primary).toBe('#88aaff');
  });

  it('take type, corners and composition from where the look says', () => {
    const worn = wornTokens(
      base('tide'),
      { type: 'fern', shape: 'sorbet', hero: 'arch', bar: 'pill' },
      themeOf,
    );
    expect(worn.type).toEqual(base('fern').type);
    expect(worn.shape).toEqual(base('sorbet').shape);
    expect(worn.layout).toEqual({
      ...base('tide').layout,
      ...{ hero: 'arch', bar: 'pill', fonts: base('fern').layout.fonts },
    });
    expect(themeTokens.safeParse(worn).success).toBe(true);
  });

  it('are measured in every pair of both modes', () => {
    expect(new Set(measureTheme(base('tide')).map(({ mode }) => mode)).size).toBe(2);
  });
});
