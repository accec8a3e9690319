import fs from 'node:fs';
import path from 'node:path';
import { lightsOf } from '@kindling/contract/brands/mark-files';
import { markContrast } from '@kindling/contract/themes/own-marks';
import type { ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { unseenMarks } from './unseen-marks.js';

const tokens = JSON.parse(
  fs.readFileSync(path.resolve(__dirname, '../../../../../../../themes/ember/tokens.json'), 'utf8'),
) as ThemeTokens;

/** A picture of shares of greys. @param shares percent by byte */
const picture = (shares: Record<number, number>) => {
  const pixels = Object.entries(shares).flatMap(([grey, share]) =>
    Array.from({ length: share * 4 }, (_, at) => (at % 4 === 3 ? 255 : Number(grey))),
  );
  return lightsOf(Uint8Array.from(pixels)) ?? { dark: 0, light: 0 };
};
const named = (name: string, shares: Record<number, number>) => ({
  ...{ name, width: 100, height: 100, ...picture(shares) },
});

describe('the contrast of a picture', () => {
  it('is that of the hundredth which stands off most', () => {
    expect(markContrast(picture({ 0: 100 }), 1)).toBeCloseTo(21, 0);
    expect(markContrast(picture({ 255: 98, 0: 2 }), 1)).toBeCloseTo(21, 0);
    expect(markContrast(picture({ 255: 98, 0: 2 }), 0)).toBeCloseTo(21, 0);
    expect(markContrast(picture({ 255: 100 }), 1)).toBeCloseTo(1, 1);
  });

  it('counts what can be seen alone', () => {
    expect(lightsOf(Uint8Array.from([0, 0, 0, 0, 255, 255, 255, 255]))).toMatchObject({ dark: 1, light: 1 });
    expect(lightsOf(Uint8Array.from([0, 0, 0, 20]))).toBeUndefined();
  });
});

describe('pictures that nobody can see', () => {
  it('are named with the ground that swallows them', () => {
    const white = named('w', { 255: 100 });
    const black = named('b', { 0: 100 });
    const both = named('m', { 0: 50, 255: 50 });
    const paths = (marks: Parameters<typeof unseenMarks>[0]) =>
      unseenMarks(marks, [white, black, both], tokens).map(({ path, reason }) => [
        path.replace('look.marks.', ''),
        / on (.+):/.exec(reason)?.[1],
      ]);
    expect(paths({ logo: 'b', logo_dark: 'w', icon: 'b' })).toEqual([]);
    expect(paths({ logo: 'm', icon: 'm' })).toEqual([]);
    expect(paths({ logo: 'w', icon: 'w' })).toEqual([
      ['logo', 'the page by day'],
      ['icon', 'the ground of an installed app'],
    ]);
    expect(paths({ logo: 'w', logo_dark: 'b' }).map(([kind]) => kind)).toContain('logo_dark');
  });
});
