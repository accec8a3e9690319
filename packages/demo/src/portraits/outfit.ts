import { lightness, shade } from './colour.js';
import type { Identity } from './identity.js';
import type { PortraitPalette } from './palette.js';
import type { Pattern } from './patterns.js';
import { patternOn } from './patterns.js';
import type { Random } from './random.js';

/** What somebody wears in one picture. */
export interface Outfit {
  readonly neckline: 'crew' | 'scoop' | 'vee' | 'boat' | 'off' | 'straps' | 'collar' | 'turtle' | 'wrap';
  readonly sleeves: 'none' | 'short' | 'long';
  readonly loose: boolean;
  readonly colour: string;
  readonly contrast: string;
  readonly pattern: Pattern;
  readonly outer: 'none' | 'blazer' | 'coat' | 'denim' | 'cardigan' | 'hoodie';
  readonly outerColour: string;
  readonly outerDark: string;
  readonly outerPattern: Pattern;
  readonly outerDrawing: string;
  readonly necklace: boolean;
  readonly metal: string;
  readonly scarf: 'none' | 'wrapped' | 'loose';
  readonly scarfColour: string;
  readonly hat: 'none' | 'beanie' | 'brim' | 'cap';
  readonly hatColour: string;
}

/** Cuts over which a hat sits well. */
const HAT_STYLES: ReadonlySet<string> = new Set([
  'straight',
  'waves',
  'bob',
  'fringe',
  'braid',
  'sidePart',
  'crop',
  'buzz',
  'bald',
  'receding',
  'swept',
  'shoulder',
]);

/** Chooses clothes of the palette that stand out from the backdrop colour. */
export function outfitFor(who: Identity, palette: PortraitPalette, random: Random, backdrop: string): Outfit {
  const apart = palette.cloth.filter(
    (colour) =>
      Math.abs(lightness(colour) - lightness(backdrop)) > 0.12 &&
      Math.abs(lightness(colour) - lightness(who.skin)) > 0.09,
  );
  const colour = random.pick(apart.length > 2 ? apart : palette.cloth);
  const others = palette.cloth.filter((other) => Math.abs(lightness(other) - lightness(colour)) > 0.22);
  const contrast = random.pick(others.length > 0 ? others : palette.accents);
  const neckline = who.female
    ? random.weighted<Outfit['neckline']>({
        crew: 3,
        scoop: 3,
        vee: 3,
        boat: 2,
        off: who.age < 50 ? 1.2 : 0.2,
        straps: who.age < 60 ? 1.4 : 0.2,
        collar: 2,
        turtle: 2,
        wrap: who.soft > 0.6 ? 3.4 : 1.6,
      })
    : random.weighted<Outfit['neckline']>({ crew: 5, vee: 1, collar: 5, turtle: 2 });
  const pattern = who.female
    ? random.weighted<Pattern>({
        plain: 6,
        stripes: 1,
        breton: 1.4,
        dots: 1.5,
        floral: 2.5,
        rib: 2,
        cable: 0.8,
        check: 0.4,
      })
    : random.weighted<Pattern>({
        plain: 7,
        stripes: 1,
        breton: 1.6,
        check: neckline === 'collar' ? 3 : 0,
        rib: 1.4,
        cable: 1.4,
        block: 1,
        dots: neckline === 'collar' ? 0.6 : 0,
      });
  const bareArms = neckline === 'straps' || neckline === 'off';
  const layered = !bareArms && neckline !== 'boat' && random.chance(who.female ? 0.36 : 0.42);
  const outer = layered
    ? random.weighted<Outfit['outer']>({
        blazer: 3,
        coat: 2,
        denim: 2.4,
        cardigan: who.female ? 3 : 1.4,
        hoodie: who.age < 45 ? 1.6 : 0.2,
      })
    : 'none';
  const outerColour = random.pick(others.length > 0 ? others : palette.cloth);
  const outerPattern =
    outer === 'blazer' || outer === 'coat'
      ? random.weighted<Pattern>({ plain: 5, check: 1.4 })
      : outer === 'cardigan'
        ? 'rib'
        : 'plain';
  const outerDark = shade(outerColour, palette.shadow, 0.85);
  const wool = outer === 'coat' || (outer === 'none' && neckline === 'crew');
  return {
    neckline,
    sleeves: bareArms
      ? 'none'
      : who.female && random.chance(0.14)
        ? 'none'
        : random.weighted({ long: 3, short: 2 }),
    loose: random.chance(0.4),
    colour,
    contrast,
    pattern,
    outer,
    outerColour,
    outerDark,
    outerPattern,
    outerDrawing: patternOn(outerPattern, outerColour, outerDark, random),
    necklace: random.chance(who.female ? 0.4 : 0.1),
    metal: palette.finish === 'crisp' ? '#e4d6ae' : '#e8bf62',
    scarf: wool && random.chance(0.34) ? random.pick(['wrapped', 'loose'] as const) : 'none',
    scarfColour: random.pick(palette.accents.filter((accent) => accent !== colour)),
    hat:
      HAT_STYLES.has(who.style) && random.chance(0.12)
        ? random.pick(['beanie', 'brim', 'beanie', 'cap'] as const)
        : 'none',
    hatColour: random.pick(palette.cloth),
  };
}
