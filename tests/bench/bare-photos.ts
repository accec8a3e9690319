import sharp, { type Sharp } from 'sharp';

/**
 * The barest way to the files of a photo: sharp and nothing else. Run as a process of its own, which is given pictures
 * one by one and says when each is done.
 */
sharp.concurrency(1);

async function make(source: Buffer): Promise<number> {
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ width: 960 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = (): Sharp => sharp(data, { raw: info });
  const files = await Promise.all(
    [240, 480, 960].flatMap((width) => [
      image().resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer(),
      image().resize({ width }).avif({ quality: 55, effort: 0 }).toBuffer(),
    ]),
  );
  const small = await image().resize({ width: 10 }).raw().toBuffer({ resolveWithObject: true });
  const blurred = await sharp(small.data, { raw: small.info })
    .resize({ width: 32, kernel: 'cubic' })
    .blur(2)
    .webp({ quality: 60, effort: 2 })
    .toBuffer();
  return [...files, blurred].reduce((bytes, file) => bytes + file.length, 0);
}

process.on('message', (source: Uint8Array) => {
  void make(Buffer.from(source)).then((bytes) => process.send?.(bytes));
});
process.on('disconnect', () => process.exit());
process.send?.(0);
