import type { Language } from '@kindling/contract/languages';
import type {
  BodyType,
  EyeColor,
  Gender,
  HairColor,
  RelationshipStatus,
  Sexuality,
  SignupReason,
  Tattoos,
} from '@kindling/contract/profiles/profile-values';
import type { ShownPrompt } from '@kindling/contract/profiles/profile';
import type { PromptCode } from '@kindling/contract/profiles/prompts';
import type { PortraitPalette } from '../portraits/palette.js';
import { EMBER, TIDE, VELVET } from '../portraits/palette.js';
import type { Random } from '../portraits/random.js';
import { randomFrom } from '../portraits/random.js';
import { aboutDe } from './about-de.js';
import { aboutEn } from './about-en.js';
import { aboutNl } from './about-nl.js';
import { AboutWriter } from './about-writer.js';
import { citiesOf } from './cities.js';
import type { AboutTexts, DemoBrand, DemoInterest, DemoProfile, PromptTexts } from './demo-profile.js';
import { demoInterests } from './demo-profile.js';
import { lineageOf, type Lineage } from './lineages.js';
import { isSeniorName, namesOf } from './names.js';
import { promptsDe } from './prompts-de.js';
import { promptsEn } from './prompts-en.js';
import { promptsNl } from './prompts-nl.js';

interface BrandPlan {
  readonly language: Language;
  readonly about: AboutTexts;
  readonly prompts: PromptTexts;
  readonly palette: PortraitPalette;
  /** Youngest and oldest member, and the age most are near. */
  readonly ages: readonly [youngest: number, usual: number, oldest: number];
  readonly sexualities: Readonly<Record<Gender, Readonly<Partial<Record<Sexuality, number>>>>>;
  readonly bodies: Readonly<Record<Gender, Readonly<Partial<Record<BodyType, number>>>>>;
}

const PLANS: Readonly<Record<DemoBrand, BrandPlan>> = {
  vonk: {
    language: 'nl',
    about: aboutNl,
    prompts: promptsNl,
    palette: EMBER,
    ages: [19, 34, 72],
    sexualities: { female: { hetero: 82, bi: 11, lesbian: 7 }, male: { hetero: 86, bi: 8, gay: 6 } },
    bodies: {
      female: { slim: 3, athletic: 3, average: 5, curvy: 3, full: 1 },
      male: { slim: 3, athletic: 4, average: 5, full: 1, muscular: 1.5 },
    },
  },
  rubens: {
    language: 'de',
    about: aboutDe,
    prompts: promptsDe,
    palette: VELVET,
    ages: [21, 41, 76],
    sexualities: { female: { hetero: 78, bi: 14, lesbian: 8 }, male: { hetero: 92, bi: 8 } },
    bodies: {
      female: { full: 6, curvy: 4 },
      male: { slim: 2, average: 5, athletic: 2, full: 3, muscular: 1 },
    },
  },
  harbour: {
    language: 'en',
    about: aboutEn,
    prompts: promptsEn,
    palette: TIDE,
    ages: [19, 37, 78],
    sexualities: { female: {}, male: { gay: 84, bi: 16 } },
    bodies: {
      female: {},
      male: { slim: 4, athletic: 4, average: 5, full: 3, muscular: 3 },
    },
  },
};

/** One in about twelve is fictional: a step that meets no other cycle of the list. */
const FICTIONAL_EVERY = 12;

/** An age between the bounds, most often near the usual one. */
function ageIn([youngest, usual, oldest]: BrandPlan['ages'], random: Random): number {
  const pull = (random.next() + random.next()) / 2;
  const age =
    pull < 0.5
      ? youngest + (usual - youngest) * (pull / 0.5)
      : usual + (oldest - usual) * ((pull - 0.5) / 0.46);
  return Math.round(Math.min(oldest, Math.max(youngest, age)));
}

function hairIn(age: number, gender: Gender, lineage: Lineage, random: Random): HairColor {
  if (lineage.dark && age >= 54)
    return random.weighted({
      grey: 5,
      white: age >= 66 ? 3 : 0,
      black: 2,
      ...(gender === 'male' ? { bald: 2 } : {}),
    });
  if (lineage.dark)
    return random.weighted({ black: 9, brown: 2, ...(gender === 'male' && age > 32 ? { bald: 1 } : {}) });
  if (age >= 66)
    return random.weighted({ grey: 5, white: 4, ...(gender === 'male' ? { bald: 3 } : { blond: 1 }) });
  if (age >= 54) {
    return random.weighted({
      grey: 5,
      brown: 2,
      dark_blond: 1,
      black: 1,
      blond: 1,
      ...(gender === 'male' ? { bald: 2 } : { red: 1 }),
    });
  }
  return random.weighted<HairColor>({
    blond: 4,
    dark_blond: 4,
    brown: 6,
    black: 5,
    red: 1.5,
    coloured: gender === 'female' ? 0.7 : 0.2,
    bald: gender === 'male' && age > 32 ? 1.4 : 0,
  });
}

function eyesFor(hair: HairColor, lineage: Lineage, random: Random): EyeColor {
  if (lineage.dark) return random.weighted({ brown: 9, hazel: 1 });
  if (hair === 'black') return random.weighted({ brown: 8, hazel: 2, green: 0.5 });
  if (hair === 'brown') return random.weighted({ brown: 5, hazel: 3, blue: 2, green: 2 });
  return random.weighted({ blue: 5, green: 3, grey: 2, brown: 3, hazel: 1 });
}

function statusAt(age: number, random: Random): RelationshipStatus {
  if (age < 30)
    return random.weighted<RelationshipStatus>({ single: 17, open_relationship: 1, separated: 0.6 });
  if (age < 60)
    return random.weighted<RelationshipStatus>({
      single: 9,
      divorced: 6,
      separated: 2,
      widowed: 0.6,
      open_relationship: 1,
    });
  return random.weighted<RelationshipStatus>({ divorced: 5, widowed: 5, single: 4, separated: 1 });
}

function interestsOf(random: Random): DemoInterest[] {
  const chosen = new Set<DemoInterest>();
  const count = random.int(4, 9);
  while (chosen.size < count) chosen.add(random.pick(demoInterests));
  return [...chosen];
}

/** Most answered a prompt, and none the same one twice. */
function promptsOf(texts: PromptTexts, random: Random): ShownPrompt[] {
  const count = Number(random.weighted({ 0: 3, 1: 2, 2: 3, 3: 5 }));
  const codes = Object.keys(texts) as PromptCode[];
  const chosen = new Set<PromptCode>();
  while (chosen.size < count) chosen.add(random.pick(codes));
  return [...chosen].map((prompt) => ({ prompt, answer: random.pick(texts[prompt] ?? []) }));
}

/** Women and men spread evenly over the list, each name once. */
function people(brand: DemoBrand): { name: string; gender: Gender }[] {
  const female = namesOf(brand, 'female').map((name) => ({ name, gender: 'female' as const }));
  const male = namesOf(brand, 'male').map((name) => ({ name, gender: 'male' as const }));
  const random = randomFrom(`${brand}/order`);
  return [...female, ...male]
    .map((person) => ({ person, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ person }) => person);
}

/**
 * The invented members of a brand, about 200, always the same ones in the same order (decisions §1.5). Pure.
 */
export function demoProfiles(brand: DemoBrand): DemoProfile[] {
  const plan = PLANS[brand];
  const cities = citiesOf(brand);
  const writer = new AboutWriter(plan.about, brand);
  return people(brand).map(({ name, gender }, index) => {
    const random = randomFrom(`${brand}/${name}`);
    const drawn = ageIn(plan.ages, random);
    const age = isSeniorName(name) && drawn < 46 ? Math.min(74, drawn + 24) : drawn;
    const place = cities[(index * 7 + random.int(0, 2)) % cities.length] ?? random.pick(cities);
    const lineage = lineageOf(name, random);
    const hairColor = hairIn(age, gender, lineage, random);
    const eyeColor = eyesFor(hairColor, lineage, random);
    const drawnBody = random.weighted(plan.bodies[gender]);
    const bodyType = drawnBody === 'muscular' && age > 55 ? 'average' : drawnBody;
    const relationshipStatus = statusAt(age, random);
    const interests = interestsOf(random);
    return {
      name,
      age,
      birthday: [random.int(1, 12), random.int(1, 28)],
      gender,
      sexuality: random.weighted(plan.sexualities[gender]),
      country: place.country,
      region: place.region,
      city: place.city,
      latitude: place.latitude,
      longitude: place.longitude,
      reasonForSignup: random.weighted<SignupReason>({
        relationship: 6,
        dating: 6,
        friendship: 2,
        chat: 2,
        adventure: 2,
        not_sure: 1,
      }),
      relationshipStatus,
      hairColor,
      eyeColor,
      bodyType,
      tattoos: interests.includes('tattoos')
        ? random.weighted<Tattoos>({ few: 2, many: 1 })
        : random.weighted<Tattoos>({ none: 7, few: 2 }),
      interests,
      about: writer.write({ age, gender, relationshipStatus, city: place.city, interests }, random),
      prompts: promptsOf(plan.prompts, randomFrom(`${brand}/${name}/prompts`)),
      language: plan.language,
      fictional: index % FICTIONAL_EVERY === 5,
      photos: random.chance(0.42) ? Number(random.weighted({ 2: 6, 3: 4, 4: 1.6 })) : 1,
      portrait: {
        seed: name,
        gender,
        age,
        palette: plan.palette,
        build: bodyType,
        hair: hairColor,
        eyes: eyeColor,
        skin: lineage.skin,
      },
    };
  });
}
