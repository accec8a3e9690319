import { isLanguage } from '@kindling/contract/languages';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { countryName, languageName } from '../../../shared/words/names';
import { paymentMethodName } from '../../../shared/words/payment-method-names';
import type { RJSFSchema } from '@rjsf/utils';
import { codeName, t, translated } from '../../../shared/words/texts';

/** The codes that a setting chooses from, one or several. */
type CodesOf<V> = V extends readonly (infer One)[]
  ? CodesOf<One>
  : string extends V
    ? never
    : Extract<V, string>;
/** Named where their codes stand: languages, countries, payment methods and what `codes.json` has. */
type NamedElsewhere =
  | 'domain_language'
  | 'locales'
  | 'countries'
  | 'age_check_required_countries'
  | 'currency'
  | 'payment_methods'
  | 'visible_profile_fields'
  | 'gifts';

/** The name of each code of a setting that chooses. A setting or a code without one does not compile. */
const choices: {
  [
    F in Exclude<keyof Settings, NamedElsewhere> as CodesOf<NonNullable<Settings[F]>> extends never
      ? never
      : F
  ]: Record<CodesOf<NonNullable<Settings[F]>>, string>;
} = {
  signups: {
    all: t('Everybody'),
    with_trafficsource: t('Only visitors from a traffic source'),
    invite: t('Only by invitation'),
  },
  account_disclosure: { reveal: t('Tell it'), conceal: t('Conceal it') },
  logged_out_search: { none: t('No search'), preview: t('A preview'), all: t('Everything') },
  logged_out_search_trafficsource: { none: t('No search'), preview: t('A preview'), all: t('Everything') },
  search_fields: {
    age: codeName('age'),
    country: codeName('country'),
    gender: codeName('gender'),
    region: codeName('region'),
    distance: t('Distance (needs the note on profiles)'),
    interests: t('Interests, for members'),
    online: t('Online now (needs the note on profiles)'),
    photo: t('With a photo'),
    new: t('New members'),
    verified: t('Verified photo'),
    prompts: t('Answered a prompt'),
  },
  visible_profile_notes: {
    new_member: codeName('new_member'),
    reply_time: codeName('reply_time'),
    verified_photo: codeName('verified_photo'),
    distance: t('Distance, for members'),
    presence: t('Online or here today, for members'),
  },
  landings_off: {
    alonetonight: t('Alone tonight'),
    collagelanding: t('Collage'),
    gallery: t('Gallery'),
    iconslanding: t('Icons'),
    maplanding: t('Map'),
    socialnetwork: t('Social network'),
    tinderswipe: t('Swiping'),
    transitionsvideolanding: t('Film with transitions'),
    video: t('Film'),
  },
  fictional_warning: { label: t('The label alone'), banner: t('A banner too'), popup: t('A message too') },
  enable_site_entry_popup: { yes: t('Shown'), no: t('Not shown') },
};

const namesOf = (field: string): Readonly<Record<string, string>> =>
  Object.entries(choices).find(([name]) => name === field)?.[1] ?? {};

/** What a setting is called, with the language of one of its texts. @param path dotted path of the settings */
export function settingName(path: string, schema: RJSFSchema | undefined): string {
  const [field = '', part] = path.split('.');
  const { title } = (schema?.properties?.[field] ?? {}) as RJSFSchema;
  const name = title === undefined ? codeName(field) : translated(title);
  return isLanguage(part) ? `${name}, ${languageName(part)}` : name;
}

/** The name of a value of a field that chooses one or several codes. */
export function choiceName(field: string, code: string): string {
  switch (field) {
    case 'domain_language':
    case 'locales':
      return languageName(code);
    case 'countries':
    case 'age_check_required_countries':
      return countryName(code);
    case 'currency':
      return code;
    case 'payment_methods':
      return paymentMethodName(code);
    default:
      return namesOf(field)[code] ?? codeName(code);
  }
}

const units: Readonly<Record<string, string>> = {
  minimum_age: t('years'),
  refund_days: t('days'),
  hsts_days: t('days'),
  message_length: t('characters'),
  second_look_percent: t('percent'),
  welcome_hours: t('hours'),
  match_claim_percent: t('percent'),
};

/** What a number of this field counts; empty where it counts nothing. */
export function unitOf(field: string): string {
  return units[field] ?? (field.endsWith('_credits') ? t('credits') : '');
}
