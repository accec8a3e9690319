import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { wornTokens, type OwnLook } from './own-look.js';
import { takeTheme, themeFile } from './theme-file.js';
import { compositions, themeTokens, type ThemeTokens } from './theme-tokens.js';

const folder = path.join(__dirname, '../../../../themes');
const themes = fs
  .readdirSync(folder)
  .map((name) =>
    themeTokens.parse(JSON.parse(fs.readFileSync(path.join(folder, name, 'tokens.json'), 'utf8'))),
  );
const themeOf = (name: string): ThemeTokens | undefined => themes.find((theme) => theme.name === name);

const colour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const names = fc.constantFrom(...themes.map(({ name }) => name));
const look: fc.Arbitrary<OwnLook> = fc.record(
  {
    colours: fc.record(
      {
        ...{ primary: colour, secondary: colour, unread: colour, canvas: colour, night: colour },
        dark: fc.record({ primary: colour, secondary: colour }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
    ...{ type: names, shape: names },
    hero: fc.constantFrom(...compositions.hero),
    cards: fc.constantFrom(...compositions.cards),
    steps: fc.constantFrom(...compositions.steps),
    bar: fc.constantFrom(...compositions.bar),
  },
  { requiredKeys: [] },
);

describe('a theme as a file', () => {
  it('is a theme, and a brand that takes it looks as the brand that it was made of', () => {
    fc.assert(
      fc.property(fc.constantFrom(...themes), look, (base, own) => {
        const worn = wornTokens(base, own, themeOf);
        const file = themeTokens.parse(JSON.parse(JSON.stringify(themeFile(worn, 'glim'))));
        const taken = takeTheme(file, themes);
        expect(taken?.left).toEqual([]);
        const theme = themeOf(taken?.theme ?? '') ?? base;
        expect(themeFile(wornTokens(theme, taken?.look, themeOf), 'glim')).toEqual(file);
      }),
      { numRuns: 100 },
    );
  });

  it('of one of the themes is that theme, with nothing of its own', () => {
    for (const theme of themes)
      expect(takeTheme({ ...theme, name: 'other' }, themes)).toEqual({
        ...{ theme: theme.name, look: undefined, left: [] },
      });
  });

  it('says what of it no brand can take', () => {
    const [first] = themes;
    if (!first) throw new Error('there are no themes');
    const foreign = { ...first, motion: { ...first.motion, pace: 1.23 } };
    const taken = takeTheme({ ...foreign, colours: { ...foreign.colours, danger: '#aa0000' } }, themes);
    expect(taken).toEqual({ theme: first.name, look: undefined, left: ['colours.danger', 'motion.pace'] });
  });
});
