import type { Country, Language } from '@kindling/contract/languages';
import type {
  BodyType,
  EyeColor,
  Gender,
  HairColor,
  Interest,
  RelationshipStatus,
  Sexuality,
  SignupReason,
  Tattoos,
} from '@kindling/contract/profiles/profile-values';
import type { ShownPrompt } from '@kindling/contract/profiles/profile';
import type { PromptCode } from '@kindling/contract/profiles/prompts';
import type { PersonOptions } from '../portraits/identity.js';

/** The three brands that ship with demo data. */
export type DemoBrand = 'vonk' | 'rubens' | 'harbour';

/** One invented member of a demo brand. */
export interface DemoProfile {
  /** Unique within the brand; never an address, never starting with '@'. */
  readonly name: string;
  /** Whole years, 18 to 80; the seeder turns it into a date of birth by its clock. */
  readonly age: number;
  /** Month (1 to 12) and day (1 to 28) of birth. */
  readonly birthday: readonly [month: number, day: number];
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  readonly country: Country;
  readonly region: string;
  readonly city: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  readonly reasonForSignup: SignupReason;
  readonly relationshipStatus: RelationshipStatus;
  readonly hairColor: HairColor;
  readonly eyeColor: EyeColor;
  readonly bodyType: BodyType;
  readonly tattoos: Tattoos;
  readonly interests: readonly Interest[];
  /** Two to four sentences in the brand's language; now and then a few words, or clumsy ones. */
  readonly about: string;
  /** None to three, in the brand's language. */
  readonly prompts: readonly ShownPrompt[];
  readonly language: Language;
  /** Carries the label of decisions §5. */
  readonly fictional: boolean;
  /** How many pictures the gallery has, 1 to 4; pass the number as `scene` to `portrait`. */
  readonly photos: number;
  /** What `portrait` needs to draw this person in keeping with the profile. */
  readonly portrait: PersonOptions;
}

/** A sentence, or one that only suits some people. */
export type Line =
  | string
  | {
      readonly text: string;
      /** Youngest age it suits. */
      readonly from?: number;
      /** Oldest age it suits. */
      readonly to?: number;
      readonly gender?: Gender;
      readonly status?: readonly RelationshipStatus[];
    };

/** Interests that demo profiles use: the list of the specification without its explicit entries. */
export const demoInterests = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'movies',
  'music',
  'outdoors',
  'party',
  'photography',
  'politics',
  'reading',
  'relationship',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
] as const satisfies readonly Interest[];

/** An interest that demo profiles use. */
export type DemoInterest = (typeof demoInterests)[number];

/** The sentences profile texts are put together from; `{city}` stands for the member's city. */
export interface AboutTexts {
  readonly openers: readonly Line[];
  readonly interests: Readonly<Record<DemoInterest, readonly Line[]>>;
  readonly seeking: readonly Line[];
  readonly closers: readonly string[];
  /** Whole texts of people who do not write much. */
  readonly short: readonly string[];
  /** Whole texts of people who write as they talk, with their mistakes. */
  readonly clumsy: readonly string[];
}

/** Answers to the prompts that demo profiles use. */
export type PromptTexts = Readonly<Partial<Record<PromptCode, readonly string[]>>>;

/** A conversation between two members of a brand that are not fictional. */
export interface DemoConversation {
  /** Profile names: who wrote first, and the other one. */
  readonly between: readonly [string, string];
  readonly messages: readonly DemoMessage[];
}

/** One message of a conversation. */
export interface DemoMessage {
  /** 0: the one who wrote first; 1: the other one. */
  readonly from: 0 | 1;
  readonly text: string;
  /** Minutes since the message before. */
  readonly minutesLater: number;
}
