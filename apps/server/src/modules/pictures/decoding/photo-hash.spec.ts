import sharp from 'sharp';
import { mirrored, perceptualHash } from './photo-hash.js';

const side = 32;

/** A soft pattern that differs from left to right and from top to bottom. */
function pattern(change: (x: number, y: number) => number): Uint8Array {
  return Uint8Array.from({ length: side * side }, (_, at) => change(at % side, Math.floor(at / side)));
}
const scene = pattern((x, y) => 128 + 60 * Math.sin(x / 4) + 50 * Math.cos((x + 2 * y) / 9));
const bitsBetween = (one: string | null, other: string | null): number =>
  [...(BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)].filter((bit) => bit === '1').length;

describe('what a picture looks like', () => {
  it('is 16 hexadecimal digits, the same for the same pixels', () => {
    expect(perceptualHash(scene)).toMatch(/^[0-9a-f]{16}$/);
    expect(perceptualHash(scene)).toBe(perceptualHash(Uint8Array.from(scene)));
  });

  it('stays when all of it is lighter or softer, and changes with what is seen', async () => {
    const lighter = scene.map((grey) => Math.min(255, grey + 20));
    expect(bitsBetween(perceptualHash(scene), perceptualHash(lighter))).toBeLessThanOrEqual(3);
    const soft = await sharp(scene, { raw: { width: side, height: side, channels: 1 } })
      .blur(1)
      .greyscale()
      .raw()
      .toBuffer();
    expect(bitsBetween(perceptualHash(scene), perceptualHash(soft))).toBeLessThanOrEqual(3);
    const other = pattern((x, y) => 128 + 60 * Math.cos(y / 3) + 50 * Math.sin((y + 3 * x) / 11));
    expect(bitsBetween(perceptualHash(scene), perceptualHash(other))).toBeGreaterThan(15);
  });

  it('is turned into that of the mirrored picture by its mask', () => {
    const flopped = pattern((x, y) => scene[y * side + (side - 1 - x)] ?? 0);
    const turned = (BigInt(`0x${perceptualHash(scene)}`) ^ BigInt(`0x${mirrored}`)).toString(16);
    expect(bitsBetween(turned, perceptualHash(flopped))).toBeLessThanOrEqual(3);
    expect(mirrored).toBe('a'.repeat(16));
  });

  it('is nothing where there is nothing to see', () => {
    expect(perceptualHash(pattern(() => 90))).toBeNull();
    expect(perceptualHash(pattern((x) => 90 + (x % 2)))).toBeNull();
  });
});
