import sharp from 'sharp';
import { decodePhoto, renderAvif, renderPhoto, UnreadablePhoto } from './process-photo.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

const processPhoto = async (source: Buffer) => renderPhoto(await decodePhoto(source));

describe('the files of a photo', () => {
  it('are WebP in the standard widths, and AVIF in the same', async () => {
    const pixels = await decodePhoto(await picture(1200, 1500).jpeg().toBuffer());
    const photo = await renderPhoto(pixels);
    expect(photo.renditions.map(({ width, height }) => [width, height])).toEqual([
      [240, 300],
      [480, 600],
      [960, 1200],
    ]);
    for (const { webp, width } of photo.renditions) {
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width });
    }
    const sizes = (await renderAvif(pixels)).map(async (file) => {
      const { format, width, height } = await sharp(file).metadata();
      return [format, width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      ['heif', 240, 300],
      ['heif', 480, 600],
      ['heif', 960, 1200],
    ]);
  });

  it('come with the mean colour', async () => {
    const half = picture(200, 400);
    const { placeholder } = await processPhoto(
      await half.extend({ right: 200, background: '#4080e0' }).png().toBuffer(),
    );
    const channels = [1, 3, 5].map((at) => parseInt(placeholder.slice(at, at + 2), 16));
    // Of #c04020 and #4080e0.
    for (const [index, mean] of [0x80, 0x60, 0x80].entries())
      expect(Math.abs((channels[index] ?? NaN) - mean)).toBeLessThanOrEqual(2);
  });

  it('stand upright and carry no metadata', async () => {
    const source = await picture(600, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody', Make: 'camera' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const { renditions, blurred } = await processPhoto(source);
    for (const file of [...renditions.map(({ webp }) => webp), blurred]) {
      const { exif, icc, iptc, xmp, orientation, width = 0, height = 0 } = await sharp(file).metadata();
      expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
      expect(height).toBeGreaterThan(width);
    }
  });

  it('hold a blurred one in which no detail is left', async () => {
    const stripes = Buffer.alloc(640 * 640 * 3, 0).map((_, at) => (Math.floor(at / 3) % 2 === 0 ? 255 : 0));
    const source = await sharp(stripes, { raw: { width: 640, height: 640, channels: 3 } })
      .png()
      .toBuffer();
    const { blurred } = await processPhoto(source);
    const { width, channels } = await sharp(blurred).metadata();
    expect([width, channels]).toEqual([32, 3]);
    const { data } = await sharp(blurred).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(Math.max(...data) - Math.min(...data)).toBeLessThan(40);
  });

  it('keep a picture that is smaller than the smallest width as it is', async () => {
    const { renditions } = await processPhoto(await picture(100, 80).png().toBuffer());
    expect(renditions.map(({ width }) => width)).toEqual([100]);
  });

  it.each([
    ['text', Buffer.from('not a picture')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('are not made of %s', async (_name, source) => {
    await expect(processPhoto(source)).rejects.toThrow(UnreadablePhoto);
  });

  it('are not made of a damaged picture or of one with more than 50 megapixels', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(processPhoto(noise.subarray(0, noise.length / 2))).rejects.toThrow(UnreadablePhoto);
    const bomb = await picture(8000, 6300).png({ compressionLevel: 9 }).toBuffer();
    await expect(processPhoto(bomb)).rejects.toThrow(UnreadablePhoto);
  });

  it('are not made of an AVIF of more than 16 megapixels, however few bytes it has', async () => {
    const bomb = await picture(4100, 4000).avif({ effort: 0, quality: 1 }).toBuffer();
    expect(bomb.length).toBeLessThan(1000);
    // Its size is what refuses it: it is whole.
    await expect(processPhoto(bomb)).rejects.toThrow(new UnreadablePhoto('photo_too_many_pixels'));
  });
});
