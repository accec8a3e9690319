import { codeName, countryName, languageName } from '../../../shared/names';
import { paymentMethodName } from '../../../shared/payment-method-names';

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  signups: {
    all: 'Everybody',
    with_trafficsource: 'Only visitors from a traffic source',
    invite: 'Only by invitation',
  },
  account_disclosure: { reveal: 'Tell it', conceal: 'Conceal it' },
  logged_out_search: { none: 'No search', preview: 'A preview', all: 'Everything' },
  logged_out_search_trafficsource: { none: 'No search', preview: 'A preview', all: 'Everything' },
  search_fields: {
    distance: 'Distance (needs the note on profiles)',
    interests: 'Interests, for members',
    online: 'Online now (needs the note on profiles)',
    photo: 'With a photo',
    new: 'New members',
    verified: 'Verified photo',
  },
  visible_profile_notes: { distance: 'Distance, for members', presence: 'Online or here today, for members' },
  landings_off: {
    alonetonight: 'Alone tonight',
    collagelanding: 'Collage',
    gallery: 'Gallery',
    iconslanding: 'Icons',
    maplanding: 'Map',
    socialnetwork: 'Social network',
    tinderswipe: 'Swiping',
    transitionsvideolanding: 'Film with transitions',
    video: 'Film',
  },
  fictional_warning: { label: 'The label alone', banner: 'A banner too', popup: 'A message too' },
  enable_site_entry_popup: { yes: 'Shown', no: 'Not shown' },
};

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
      return choices[field]?.[code] ?? codeName(code);
  }
}

const units: Readonly<Record<string, string>> = {
  minimum_age: 'years',
  refund_days: 'days',
  message_length: 'characters',
  second_look_percent: 'percent',
  welcome_hours: 'hours',
  match_claim_percent: 'percent',
};

/** What a number of this field counts; empty where it counts nothing. */
export function unitOf(field: string): string {
  return units[field] ?? (field.endsWith('_credits') ? 'credits' : '');
}
