import { mix, shade } from './colour.js';
import type { EyeColour, HairColour, PortraitPalette } from './palette.js';
import { HAIR, IRIS, SKINS } from './palette.js';
import type { Random } from './random.js';
import { randomFrom } from './random.js';

/** How slight, strong or full a figure is drawn. */
export type Build = 'slim' | 'athletic' | 'average' | 'curvy' | 'full' | 'muscular';

/** What the caller fixes about a person; everything else follows from the seed. */
export interface PersonOptions {
  /** Who it is: the same seed is the same person. */
  readonly seed: string;
  readonly gender: 'male' | 'female';
  /** Years, 18 to 80; hair, skin and dress follow. */
  readonly age: number;
  readonly palette: PortraitPalette;
  readonly build?: Build;
  readonly hair?: HairColour | 'bald';
  readonly eyes?: EyeColour;
  /** Where in `SKINS` the skin lies, first and last; by default it follows hair and eyes. */
  readonly skin?: readonly [number, number];
}

/** Hair cuts that can be drawn. */
export type HairStyle =
  | 'straight'
  | 'waves'
  | 'bob'
  | 'fringe'
  | 'bun'
  | 'ponytail'
  | 'cloud'
  | 'curls'
  | 'pixie'
  | 'braid'
  | 'boxBraids'
  | 'wrap'
  | 'set'
  | 'sidePart'
  | 'quiff'
  | 'crop'
  | 'curlyTop'
  | 'buzz'
  | 'bald'
  | 'receding'
  | 'swept'
  | 'manBun'
  | 'afro'
  | 'shoulder'
  | 'locs';

/** Facial hair. */
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'moustache' | 'goatee';

/** The features by which a person is recognised in every picture. */
export interface Identity {
  readonly female: boolean;
  readonly age: number;
  readonly build: Build;
  /** How soft the body is: 0 is lean, 1 full; the fullest are beyond. */
  readonly soft: number;
  /** Half widths of bust (chest), waist and hips, as parts of the shoulders'. */
  readonly bust: number;
  readonly waist: number;
  readonly hips: number;
  readonly skin: string;
  /** Skin in shadow, for planes. */
  readonly skinShade: string;
  /** Skin in deep shadow, for lines. */
  readonly skinLine: string;
  readonly skinLight: string;
  readonly blush: string;
  readonly lip: string;
  readonly hair: string;
  readonly hairDark: string;
  readonly hairLight: string;
  readonly brow: string;
  readonly iris: string;
  readonly style: HairStyle;
  readonly beard: Beard;
  readonly glasses: 'none' | 'round' | 'square' | 'fine';
  readonly freckles: boolean;
  readonly mole: readonly [x: number, y: number] | null;
  readonly earring: 'none' | 'stud' | 'hoop' | 'drop';
  /** Half the width of the face at the cheeks. */
  readonly face: number;
  /** Half the width at the corners of the jaw. */
  readonly jaw: number;
  /** Distance of the chin below the eyes. */
  readonly chin: number;
  /** How square the chin is: handle length. */
  readonly chinWidth: number;
  readonly eyeGap: number;
  readonly eyeWidth: number;
  readonly eyeHeight: number;
  readonly eyeTilt: number;
  readonly browThickness: number;
  readonly browArch: number;
  readonly noseLength: number;
  readonly noseWidth: number;
  readonly mouthWidth: number;
  readonly lipFullness: number;
  readonly neck: number;
  readonly shoulders: number;
  /** Which side the hair is parted on. */
  readonly part: 1 | -1;
}

/** Least and most softness of each build. */
const SOFTNESS: Readonly<Record<Build, readonly [number, number]>> = {
  slim: [0, 0.05],
  athletic: [0, 0.12],
  muscular: [0, 0.1],
  average: [0.2, 0.45],
  curvy: [0.72, 1],
  full: [1.05, 1.5],
};

type Figure = Pick<Identity, 'soft' | 'bust' | 'waist' | 'hips'>;

/** Where a body carries its softness differs: full hips, a full bust, a round middle, or all alike. */
function figureOf(random: Random, female: boolean, build: Build): Figure {
  const soft = random.range(...SOFTNESS[build]);
  if (!female) {
    const middle = random.range(0.16, 0.34);
    const lean = build === 'muscular' ? -0.05 : build === 'athletic' ? -0.02 : 0;
    return { soft, bust: 0.78 + soft * 0.1, waist: 0.71 + lean + soft * middle, hips: 0.71 + soft * 0.2 };
  }
  const [bust, waist, hips] = {
    hourglass: [0.17, 0.1, 0.25],
    pear: [0.09, 0.17, 0.36],
    apple: [0.22, 0.36, 0.18],
    even: [0.16, 0.23, 0.26],
  }[random.weighted({ hourglass: 3, pear: 3, apple: 2, even: 3 })] as [number, number, number];
  return { soft, bust: 0.78 + soft * bust, waist: 0.63 + soft * waist, hips: 0.86 + soft * hips };
}

const MATURE = 45;
const OLD = 62;

function hairStyle(random: Random, female: boolean, age: number, dark: boolean): HairStyle {
  if (female) {
    if (age >= OLD)
      return random.weighted<HairStyle>({ set: 5, bob: 4, pixie: 4, bun: 2, curls: 2, waves: 1 });
    if (dark) {
      return random.weighted<HairStyle>({
        cloud: 4,
        curls: 3,
        boxBraids: 4,
        wrap: 2,
        bun: 2,
        straight: 1,
        braid: 1,
        pixie: 1,
        waves: 1,
      });
    }
    const long = age < MATURE ? 3 : 1;
    return random.weighted<HairStyle>({
      straight: long,
      waves: long + 1,
      bob: 3,
      fringe: long,
      bun: 2,
      ponytail: long - 0.5,
      curls: 2,
      pixie: 2,
      braid: age < MATURE ? 2 : 0,
      wrap: 0.4,
      set: age > 50 ? 3 : 0,
      cloud: age < MATURE ? 0.6 : 0,
    });
  }
  if (age >= OLD) return random.weighted<HairStyle>({ receding: 4, bald: 3, sidePart: 4, swept: 3, buzz: 2 });
  if (dark) {
    return random.weighted<HairStyle>({
      afro: 3,
      buzz: 3,
      locs: 3,
      curlyTop: 3,
      bald: age > 35 ? 3 : 1,
      crop: 1,
    });
  }
  const mature = age >= MATURE;
  return random.weighted<HairStyle>({
    sidePart: 4,
    quiff: mature ? 1.5 : 4,
    crop: 3,
    curlyTop: mature ? 1 : 3,
    buzz: 2,
    swept: 3,
    bald: mature ? 3 : 0.5,
    receding: mature ? 3 : 0,
    manBun: mature ? 0.4 : 1.5,
    shoulder: 1.2,
  });
}

function beardOf(random: Random, age: number): Beard {
  if (age < 23) return random.weighted<Beard>({ none: 6, stubble: 3, moustache: 0.5 });
  return random.weighted<Beard>({ none: 5, stubble: 5, short: 5, full: 3, moustache: 1, goatee: 1 });
}

function hairColour(random: Random, age: number, dark: boolean, asked: HairColour | undefined): string {
  const natural =
    HAIR[
      asked ??
        (dark
          ? random.weighted<HairColour>({ black: 6, dark_brown: 3, auburn: 0.4 })
          : random.weighted<HairColour>({
              black: 2,
              dark_brown: 4,
              brown: 4,
              auburn: 2,
              red: 1.4,
              dark_blond: 4,
              blond: 3,
            }))
    ];
  const grey = asked !== undefined || age < 46 ? 0 : Math.min(1, (age - 46) / 26) * random.range(0.3, 1.1);
  return mix(natural, age > 68 ? '#e6e1dc' : '#a9a4a3', Math.min(0.92, grey));
}

/** Everything by which this person is recognised: skin, hair, features, build. Pure: same options, same person. */
export function identityOf(options: PersonOptions): Identity {
  const { age, palette, gender } = options;
  const random = randomFrom(`${palette.name}/${options.seed}/who`);
  const female = gender === 'female';
  const light = options.hair === 'blond' || options.hair === 'red' || options.hair === 'dark_blond';
  const blueEyed = options.eyes === 'blue' || options.eyes === 'green' || options.eyes === 'grey';
  const skinIndex = options.skin
    ? random.int(...options.skin)
    : light || blueEyed
      ? random.int(6, 9)
      : random.pick([0, 1, 1, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9]);
  const dark = skinIndex <= 3 && random.chance(skinIndex <= 2 ? 0.95 : 0.35);
  const skin = mix(SKINS[skinIndex] ?? SKINS[6], palette.light, 0.1);
  const build = options.build ?? random.pick(['slim', 'average', 'average'] as const);
  const figure = figureOf(randomFrom(`${palette.name}/${options.seed}/figure`), female, build);
  const { soft } = figure;
  const slim = build === 'slim';
  const strong = build === 'muscular' ? 1 : build === 'athletic' ? 0.4 : 0;
  const wide = soft * 19 - (slim ? 5 : 0);
  const drawn = hairStyle(random, female, age, dark);
  const style: HairStyle =
    options.hair === 'bald' ? 'bald' : drawn === 'bald' && options.hair ? 'buzz' : drawn;
  const hair = hairColour(random, age, skinIndex <= 4, options.hair === 'bald' ? undefined : options.hair);
  const line = shade(mix(skin, '#8a2f22', 0.2), palette.shadow, 0.75);
  return {
    female,
    age,
    build,
    ...figure,
    skin,
    skinShade: shade(skin, palette.shadow, 0.62),
    skinLine: shade(line, palette.shadow, 0.45),
    skinLight: mix(skin, mix(palette.light, '#ffffff', 0.4), 0.4),
    blush: mix(skin, '#d9432f', 0.5),
    lip: female
      ? mix(skin, random.pick(['#b3283c', '#c2503f', '#8f2440', '#cc5a5a']), skinIndex < 3 ? 0.6 : 0.72)
      : mix(skin, '#9a4a3f', 0.3),
    hair,
    hairDark: shade(hair, palette.shadow, 0.7),
    hairLight: mix(hair, palette.light, 0.28),
    brow: mix(shade(hair, '#6a4a4a', 0.75), '#2a1a18', female ? 0.25 : 0.15),
    iris: IRIS[
      options.eyes ??
        (skinIndex < 5
          ? random.pick(['brown', 'dark_brown', 'hazel'] as const)
          : random.pick(['blue', 'green', 'brown', 'grey', 'hazel', 'dark_brown'] as const))
    ],
    style,
    beard: female ? 'none' : beardOf(random, age),
    glasses: random.chance(age > 50 ? 0.4 : 0.2) ? random.pick(['round', 'square', 'fine'] as const) : 'none',
    freckles: skinIndex >= 6 && random.chance(0.28),
    mole: random.chance(0.18) ? [random.range(40, 80) * random.pick([1, -1]), random.range(70, 120)] : null,
    earring: female
      ? random.pick(['none', 'stud', 'hoop', 'drop'] as const)
      : random.chance(0.12)
        ? 'stud'
        : 'none',
    face: (female ? 128 : 132) + wide * 0.9 + random.range(-4, 4),
    jaw: (female ? 99 : 115) + wide * (female ? 1.25 : 1.5) + random.range(-6, 6),
    chin: (female ? 166 : 178) + random.range(-6, 7) - soft * 2,
    chinWidth: (female ? 40 : 58) + random.range(-6, 10) + soft * (female ? 7 : 12),
    eyeGap: 55 + random.range(-3, 3),
    eyeWidth: (female ? 30 : 27) + random.range(-1.5, 2),
    eyeHeight: (female ? 16 : 13.5) + random.range(-1.5, 1.5) - (age > 55 ? 1.5 : 0),
    eyeTilt: random.range(-1, 4),
    browThickness: (female ? 8 : 12) + random.range(-1.5, 2.5),
    browArch: (female ? 8 : 5) + random.range(-3, 4),
    noseLength: 69 + random.range(-5, 7),
    noseWidth: (female ? 19 : 22) + random.range(-2, 3) + (dark ? 4 : 0),
    mouthWidth: 40 + random.range(-4, 5),
    lipFullness: (female ? 10 : 6.5) + random.range(-1.5, 2) + (dark ? 2.5 : 0),
    neck: (female ? 53 : 70) + soft * 15 - (slim ? 4 : 0) + strong * 12,
    shoulders: (female ? 218 : 268) + soft * (female ? 52 : 50) - (slim ? 14 : 0) + strong * 26,
    part: random.pick([1, -1] as const),
  };
}
