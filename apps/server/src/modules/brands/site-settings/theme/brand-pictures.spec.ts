import fs from 'node:fs';
import path from 'node:path';
import { nicheNames } from '@kindling/contract/brands/settings/niches';
import sharp from 'sharp';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { inThemeColours, readEveningPictures, readNichePictures } from './niche-pictures.js';

const root = path.resolve(__dirname, '../../../../../../../themes');
const themes = fs.readdirSync(root);
const pictures = [
  'hero',
  'empty-likes',
  'empty-chats',
  'empty-members',
  'empty-credits',
  'empty-search',
  'not-found',
  'signup',
  'confirm',
  'welcome',
  'premium',
].map((name) => `pictures/${name}.svg`);

/** Bytes a page may spend on one picture of its theme. */
const BUDGET = 25 * 1024;

/** The same for a drawing of two full figures; compressed, it is a quarter of that. */
const SCENE_BUDGET = 36 * 1024;

/** @throws for a drawing that is large, that asks for anything outside of itself, or that shows next to nothing */
async function check(svg: string, budget = BUDGET): Promise<void> {
  expect(Buffer.byteLength(svg)).toBeLessThan(budget);
  expect(svg).not.toMatch(/<text|<image|<script|<style|<foreignObject|href="(?!#)|url\((?!#)|\son[a-z]+=/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
  const { channels } = await sharp(Buffer.from(svg)).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);
}

describe('pictures of niches', () => {
  it.each(Object.values(nicheNames))(
    'of %s is small, whole, on its own, and takes a theme’s colours',
    async (name) => {
      const svg = (await readNichePictures()).get(name) ?? '';
      await check(svg);
      const { colours } = JSON.parse(
        fs.readFileSync(path.join(root, 'tide/tokens.json'), 'utf8'),
      ) as ThemeTokens;
      const themed = inThemeColours(svg, colours);
      for (const role of ['primary', 'secondary', 'night'] as const) expect(themed).toContain(colours[role]);
      expect(themed).not.toMatch(/#e8411c|#8c1526|#2b0d14/);
    },
  );
});

describe('pictures of evenings', () => {
  it.each(['evening', 'coffee', 'walk', 'cinema', 'bike', 'dance', 'cook', 'sea'])(
    'of %s is small, whole, on its own, and takes a theme’s colours',
    async (name) => {
      const svg = (await readEveningPictures()).get(name) ?? '';
      await check(svg, SCENE_BUDGET);
      const { colours } = JSON.parse(
        fs.readFileSync(path.join(root, 'tide/tokens.json'), 'utf8'),
      ) as ThemeTokens;
      expect(inThemeColours(svg, colours)).not.toMatch(/#e8411c|#8c1526|#ff8a1f|#f4b13a|#fff6ee|#2b0d14/);
    },
  );
});

describe.each(themes)('pictures of the theme %s', (theme) => {
  it.each([...pictures, 'logo.svg', 'logo-dark.svg', 'icon.svg'])(
    '%s is small, whole and on its own',
    async (name) => {
      await check(fs.readFileSync(path.join(root, theme, name), 'utf8'));
    },
  );
});

describe('the themes', () => {
  it.each(pictures)('each have their own %s', (name) => {
    const colourless = themes.map((theme) =>
      fs.readFileSync(path.join(root, theme, name), 'utf8').replace(/#[0-9a-f]{3,6}/g, '#'),
    );
    expect(new Set(colourless).size).toBe(themes.length);
  });
});
