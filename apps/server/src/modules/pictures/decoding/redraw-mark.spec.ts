import sharp from 'sharp';
import { iconSide, logoBounds } from '@kindling/contract/brands/mark-files';
import { markProblem } from './mark-problem.js';
import { redrawMark } from './redraw-mark.js';

/** A disc of a colour on nothing, in the middle of a larger picture. */
const disc = (width: number, height: number, radius: number, fill: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="${fill}"/></svg>`,
    ),
  );

describe('a logo that is redrawn', () => {
  it('keeps its transparency and loses what is empty around it', async () => {
    const drawn = await redrawMark(await disc(600, 400, 50, '#d00000').png().toBuffer(), 'logo');
    expect(drawn.source).toEqual({ width: 100, height: 100 });
    const { data, info } = await sharp(drawn.webp).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 100, height: 100, channels: 4 });
    expect(data[3]).toBe(0);
    const middle = (50 * 100 + 50) * 4;
    expect([...data.subarray(middle, middle + 4)]).toEqual([208, 0, 0, 255]);
  });

  it('is no larger than pages need, is upright, and tells nothing of its file', async () => {
    const file = await sharp({ create: { width: 300, height: 3000, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'somebody', Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { webp, width, height } = await redrawMark(file, 'logo');
    expect([width, height]).toEqual([logoBounds.width, 96]);
    const { exif, icc, xmp, orientation, format } = await sharp(webp).metadata();
    expect({ exif, icc, xmp, orientation, format }).toEqual({ format: 'webp' });
    expect(webp.includes('somebody')).toBe(false);
  });

  it('of many colours is still small', async () => {
    const noise = Buffer.from(Array.from({ length: 960 * 240 * 3 }, (_, at) => (at * 7919) % 251));
    const file = await sharp(noise, { raw: { width: 960, height: 240, channels: 3 } })
      .png()
      .toBuffer();
    expect((await redrawMark(file, 'logo')).webp.length).toBeLessThan(400_000);
  });

  it.each([
    ['nothing', sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } }).png()],
    ['a drawing', undefined],
    ['half a picture', disc(400, 400, 190, '#123456').png()],
  ])('is none of %s', async (what, image) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect/></svg>');
    const whole = (await image?.toBuffer()) ?? svg;
    const file = what.startsWith('half') ? whole.subarray(0, whole.length / 2) : whole;
    await expect(redrawMark(file, 'logo')).rejects.toThrow();
  });
});

describe('an icon that is redrawn', () => {
  it('is a square of the largest size, whatever came', async () => {
    const drawn = await redrawMark(await disc(900, 896, 400, '#00574b').png().toBuffer(), 'icon');
    expect(drawn).toMatchObject({ width: iconSide, height: iconSide, source: { width: 900, height: 896 } });
    expect(markProblem('icon', drawn.source)).toBeUndefined();
  });
});

describe('the size of a picture', () => {
  it.each([
    ['icon', 511, 512, /at least 512 by 512 pixels; this one has 511 by 512/],
    ['icon', 1024, 600, /square; this one has 1024 by 600/],
    ['logo', 400, 63, /at least 64 pixels/],
    ['logo', 960, 100, /at most 5 times/],
    ['logo', 100, 900, /at most 5 times/],
  ] as const)('of an %s of %i by %i is refused in a sentence', (shape, width, height, reason) => {
    expect(markProblem(shape, { width, height })).toMatch(reason);
  });

  it('in between is fine', () => {
    expect(markProblem('icon', { width: 512, height: 512 })).toBeUndefined();
    expect(markProblem('logo', { width: 320, height: 64 })).toBeUndefined();
  });
});
