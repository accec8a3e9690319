import fs from 'node:fs';
import path from 'node:path';
import { colourPairs, deriveTheme, isLikeDanger, roles } from '@kindling/contract/themes/derive-theme';
import { contrast, readable } from '@kindling/contract/themes/theme-colour';
import { themeTokens, type ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { themeStylesheet } from './theme-stylesheet.js';

const folder = path.join(__dirname, '../../../../../../../themes');
const names = fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'tokens.json')));
const read = (name: string): ThemeTokens =>
  themeTokens.parse(JSON.parse(fs.readFileSync(path.join(folder, name, 'tokens.json'), 'utf8')));

describe('themes', () => {
  it('are at least eight, each named as its folder', () => {
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(names.map((name) => read(name).name)).toEqual(names);
  });

  it.each(names)('%s draws with the faces it loads', (name) => {
    const { type, layout } = read(name);
    expect(layout.fonts).toEqual({ display: type.display, text: type.text });
  });

  describe.each(names.flatMap((name) => (['light', 'dark'] as const).map((mode) => [name, mode] as const)))(
    '%s, %s',
    (name, mode) => {
      const colours = deriveTheme(read(name))[mode];

      it.each(colourPairs.map(({ front, ground, least }) => [front, ground, least] as const))(
        '%s on %s reaches %d',
        (front, ground, least) => {
          expect(contrast(colours[front] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(least);
        },
      );

      it('keeps its roles apart from the page', () => {
        const page = colours['surface-1'] ?? '';
        for (const role of roles) expect(contrast(colours[role] ?? '', page)).toBeGreaterThan(1.4);
      });

      it('shows what has the focus or is chosen in no colour of an error', () => {
        for (const mark of ['focus', 'chosen', 'chosen-soft'])
          expect([mark, isLikeDanger(colours[mark] ?? '', colours['danger-text'] ?? '')]).toEqual([
            mark,
            false,
          ]);
      });
    },
  );

  it('are different in every brand colour, face and corner', () => {
    const themes = names.map(read);
    const picks: readonly ((theme: ThemeTokens) => unknown)[] = [
      (theme) => theme.colours.primary,
      (theme) => theme.colours.night,
      (theme) => theme.type.display,
      (theme) => theme.shape.control,
      (theme) => theme.layout.hero,
      (theme) => theme.layout.cards,
      (theme) => theme.layout.steps,
      (theme) => theme.layout.bar,
      (theme) => theme.motion.pace,
    ];
    for (const pick of picks) {
      expect(new Set(themes.map((theme) => pick(theme))).size).toBe(themes.length);
    }
  });
});

describe('readable', () => {
  it('leaves a colour that already reads as it is', () => {
    expect(readable('#000000', ['#ffffff'], 4.5, 'darker')).toBe('#000000');
  });

  it('moves no further than needed', () => {
    const grey = readable('#aaaaaa', ['#ffffff'], 4.5, 'darker');
    expect(contrast(grey, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(grey, '#ffffff')).toBeLessThan(4.7);
  });

  it('goes as far as it can where no colour does it', () => {
    expect(readable('#777777', ['#000000', '#ffffff'], 7, 'darker')).toBe('#000000');
  });
});

describe('themeStylesheet', () => {
  it('changes its hash with its text and with nothing else', () => {
    const ember = read('ember');
    expect(themeStylesheet(ember)).toEqual(themeStylesheet(structuredClone(ember)));
    const rounder = { ...ember, shape: { ...ember.shape, card: ember.shape.card + 1 } };
    expect(themeStylesheet(rounder).hash).not.toBe(themeStylesheet(ember).hash);
  });

  it('holds every property by day and the colours again by night', () => {
    const { css } = themeStylesheet(read('tide'));
    const { base, light, dark } = deriveTheme(read('tide'));
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    expect(css.match(/--[\w-]+:/g)).toHaveLength(
      Object.keys(base).length + Object.keys(light).length + Object.keys(dark).length,
    );
  });
});
