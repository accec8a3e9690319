import type { Settings } from '@kindling/contract/brands/settings/settings';
import { t } from '../words/texts';

/** How the fields of a settings record are grouped on the console. */
export interface Section {
  id: string;
  title: string;
  hint: string;
  fields: readonly string[];
}

const sections = [
  {
    id: 'brand',
    title: t('Brand'),
    hint: t('What it is called, for whom it is, and who stands behind it.'),
  },
  {
    id: 'look',
    title: t('Look'),
    hint: t(
      'A theme, and what the brand has of its own over it. Nobody gets to see a colour that can’t be read.',
    ),
  },
  {
    id: 'texts',
    title: t('Texts'),
    hint: t(
      'Each text is needed in every language the brand offers. Banners stand on all pages until they are emptied.',
    ),
  },
  {
    id: 'places',
    title: t('Languages & countries'),
    hint: t('Where the brand is at home and in which languages it speaks.'),
  },
  {
    id: 'access',
    title: t('Signup & search'),
    hint: t('Who may come in, and what visitors see before they do.'),
  },
  {
    id: 'profiles',
    title: t('Profiles'),
    hint: t('What a profile shows. The label of fictional profiles always stands; this only adds to it.'),
  },
  {
    id: 'credits',
    title: t('Credits & prices'),
    hint: t('Prices include VAT. A message may not cost less than its country’s least price.'),
  },
  {
    id: 'payments',
    title: t('Payments'),
    hint: t('Offered where the payer’s country has them.'),
  },
  {
    id: 'landings',
    title: t('Landing pages'),
    hint: t(
      'Where campaigns lead. One that is switched off answers like a page that does not exist, and is in no sitemap.',
    ),
  },
  {
    id: 'contact',
    title: t('Support & delivery'),
    hint: t('How members reach the brand, and from where its pictures come.'),
  },
  {
    id: 'tracking',
    title: t('Tag & recorder'),
    hint: t(
      'Scripts of other companies. They run for visitors who said yes, never for members, and only on some public pages.',
    ),
  },
] as const;

/** The section of each setting. The order is that of the form. */
const sectionOf: Record<keyof Settings, (typeof sections)[number]['id']> = {
  name: 'brand',
  mail_name: 'brand',
  niche: 'brand',
  company_id: 'brand',
  theme: 'look',
  look: 'look',
  index_title: 'texts',
  index_heading: 'texts',
  description: 'texts',
  announcement: 'texts',
  maintenance: 'texts',
  domain_language: 'places',
  locales: 'places',
  countries: 'places',
  time_zone: 'places',
  signups: 'access',
  minimum_age: 'access',
  account_disclosure: 'access',
  refuse_throwaway_mail: 'access',
  enable_site_entry_popup: 'access',
  logged_out_search: 'access',
  logged_out_search_trafficsource: 'access',
  search_fields: 'access',
  visible_profile_fields: 'profiles',
  visible_profile_notes: 'profiles',
  second_look_percent: 'profiles',
  forbidden_words: 'profiles',
  hurtful_words: 'profiles',
  age_check_required_countries: 'profiles',
  fictional_warning: 'profiles',
  fictional_answers: 'profiles',
  member_resell: 'profiles',
  fictional_singular: 'profiles',
  fictional_plural: 'profiles',
  currency: 'credits',
  signup_credits: 'credits',
  message_credits: 'credits',
  reply_credits: 'credits',
  photo_credits: 'credits',
  gift_credits: 'credits',
  gifts: 'credits',
  message_length: 'credits',
  bundles: 'credits',
  trial_price_cents: 'credits',
  trial_prices: 'credits',
  welcome_hours: 'credits',
  minimum_message_costs: 'credits',
  match_claim_percent: 'credits',
  match_claim_source: 'credits',
  payment_methods: 'payments',
  transaction_costs: 'payments',
  direct_debit_limit_cents: 'payments',
  refund_days: 'payments',
  refund_limit_cents: 'payments',
  correction_limit_credits: 'payments',
  landings_off: 'landings',
  support_email: 'contact',
  support_phone: 'contact',
  support_hours: 'contact',
  cdn_prefix: 'contact',
  hsts_days: 'contact',
  tag_name: 'tracking',
  tag_script: 'tracking',
  tag_site: 'tracking',
  tag_hosts: 'tracking',
  recorder_name: 'tracking',
  recorder_script: 'tracking',
  recorder_site: 'tracking',
  recorder_hosts: 'tracking',
};

/** The sections with the fields that the schema has; one more for those that only a newer server knows. */
export function sectionsOf(fieldNames: readonly string[]): Section[] {
  const places = Object.entries(sectionOf).filter(([name]) => fieldNames.includes(name));
  const others = fieldNames.filter((name) => !(name in sectionOf));
  const filled = sections.map((section) => ({
    ...section,
    fields: places.filter(([, id]) => id === section.id).map(([name]) => name),
  }));
  return others.length === 0
    ? filled
    : [...filled, { id: 'others', title: t('Further settings'), hint: '', fields: others }];
}
