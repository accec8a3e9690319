import sharp from 'sharp';
import type { PortraitPalette, SceneName } from './palette.js';
import { EMBER, TIDE, VELVET } from './palette.js';
import type { PortraitOptions } from './portrait.js';
import { placeOf, portrait } from './portrait.js';
import { identityOf } from './identity.js';

const palettes: readonly PortraitPalette[] = [EMBER, VELVET, TIDE];

const base: PortraitOptions = { seed: 'Marit', gender: 'female', age: 34, palette: EMBER };

/** Forty very different people over all palettes. */
const crowd: PortraitOptions[] = Array.from({ length: 42 }, (_, index) => ({
  seed: `crowd ${index}`,
  gender: index % 2 === 0 ? 'female' : 'male',
  age: 18 + ((index * 13) % 63),
  palette: palettes[index % 3] ?? EMBER,
  scene: index % 4,
  build: index % 5 === 0 ? 'full' : undefined,
}));

describe('portrait', () => {
  it('draws the same picture for the same options', () => {
    for (const options of crowd) expect(portrait(options) === portrait({ ...options })).toBe(true);
  });

  it('draws another picture for another seed, scene, age or palette', () => {
    const pictures = [
      base,
      { ...base, seed: 'Fenna' },
      { ...base, scene: 1 },
      { ...base, scene: 2 },
      { ...base, age: 70 },
      { ...base, palette: TIDE },
    ].map(portrait);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('keeps face, skin, hair and eyes of a person through a gallery', () => {
    const person: PortraitOptions = { ...base, hair: 'brown', eyes: 'blue' };
    const { skin, hair, iris, lip } = identityOf(person);
    const gallery = [0, 1, 2, 3].map((scene) => portrait({ ...person, scene, framing: 'face' }));
    const missing = gallery.flatMap((picture, scene) =>
      [skin, hair, lip]
        .filter((colour) => !picture.includes(`fill="${colour}"`))
        .map((colour) => ({ scene, colour })),
    );
    expect(missing).toEqual([]);
    // Laughing eyes are closed; in some picture they are open.
    expect(gallery.some((picture) => picture.includes(`fill="${iris}"`))).toBe(true);
  });

  it('puts the pictures of a gallery in different places', () => {
    for (const palette of palettes) {
      const places = [0, 1, 2, 3, 4].map((scene) => placeOf(palette, 'Marit', scene));
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('takes hair and eyes from the profile', () => {
    const dark = identityOf({ ...base, hair: 'black', eyes: 'brown' });
    const fair = identityOf({ ...base, hair: 'blond', eyes: 'blue' });
    expect(dark.hair).not.toBe(fair.hair);
    expect(dark.iris).not.toBe(fair.iris);
    expect(identityOf({ ...base, gender: 'male', hair: 'bald' }).style).toBe('bald');
  });

  it('refers to nothing outside itself and to no id that is missing or given twice', () => {
    for (const options of crowd) {
      const svg = portrait(options);
      expect(svg.match(/href|<image|<script|<style|@import|NaN|undefined|Infinity/)).toBeNull();
      expect(svg.replace('http://www.w3.org/2000/svg', '').match(/https?:|data:/)).toBeNull();
      expect(svg.match(/(?:fill|stroke|stop-color)="#(?![0-9a-f]{6}")[^"]*"/)).toBeNull();
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it('is a picture of 4 to 5 that a parser of SVG accepts', async () => {
    for (const options of crowd.slice(0, 12)) {
      const { data, info } = await sharp(Buffer.from(portrait(options)))
        .resize(160, 200)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([160, 200]);
      expect(new Set(data).size).toBeGreaterThan(60);
    }
  });

  it('can set anybody in any place', () => {
    const places: SceneName[] = [
      'city',
      'canal',
      'sea',
      'harbour',
      'window',
      'cafe',
      'plants',
      'arcs',
      'hills',
      'shelf',
    ];
    const drawn = places.map((place) => portrait({ ...base, place }));
    expect(new Set(drawn).size).toBe(places.length);
  });
});
