import { t } from '../../../shared/words/texts';

/** How the fields of a settings record are grouped on the console; what is in no group comes last, never lost. */
export interface Section {
  id: string;
  title: string;
  hint: string;
  fields: readonly string[];
}

const settingsSections: readonly Section[] = [
  {
    id: 'brand',
    title: t('Brand'),
    hint: t('What it is called, for whom it is, and who stands behind it.'),
    fields: ['name', 'mail_name', 'niche', 'company_id'],
  },
  {
    id: 'look',
    title: t('Look'),
    hint: t(
      'A theme, and what the brand has of its own over it. Nobody gets to see a colour that can’t be read.',
    ),
    fields: ['theme', 'look'],
  },
  {
    id: 'texts',
    title: t('Texts'),
    hint: t(
      'Each text is needed in every language the brand offers. Banners stand on all pages until they are emptied.',
    ),
    fields: ['index_title', 'index_heading', 'description', 'announcement', 'maintenance'],
  },
  {
    id: 'places',
    title: t('Languages & countries'),
    hint: t('Where the brand is at home and in which languages it speaks.'),
    fields: ['domain_language', 'locales', 'countries', 'time_zone'],
  },
  {
    id: 'access',
    title: t('Signup & search'),
    hint: t('Who may come in, and what visitors see before they do.'),
    fields: [
      'signups',
      'minimum_age',
      'account_disclosure',
      'refuse_throwaway_mail',
      'enable_site_entry_popup',
      'logged_out_search',
      'logged_out_search_trafficsource',
      'search_fields',
    ],
  },
  {
    id: 'profiles',
    title: t('Profiles'),
    hint: t('What a profile shows. The label of fictional profiles always stands; this only adds to it.'),
    fields: [
      'visible_profile_fields',
      'visible_profile_notes',
      'second_look_percent',
      'forbidden_words',
      'age_check_required_countries',
      'fictional_warning',
      'fictional_answers',
      'member_resell',
      'fictional_singular',
      'fictional_plural',
    ],
  },
  {
    id: 'credits',
    title: t('Credits & prices'),
    hint: t('Prices include VAT. A message may not cost less than its country’s least price.'),
    fields: [
      'currency',
      'signup_credits',
      'message_credits',
      'reply_credits',
      'photo_credits',
      'gift_credits',
      'gifts',
      'message_length',
      'bundles',
      'trial_price_cents',
      'trial_prices',
      'welcome_hours',
      'minimum_message_costs',
      'match_claim_percent',
      'match_claim_source',
    ],
  },
  {
    id: 'payments',
    title: t('Payments'),
    hint: t('Offered where the payer’s country has them.'),
    fields: [
      'payment_methods',
      'transaction_costs',
      'direct_debit_limit_cents',
      'refund_days',
      'refund_limit_cents',
      'correction_limit_credits',
    ],
  },
  {
    id: 'landings',
    title: t('Landing pages'),
    hint: t(
      'Where campaigns lead. One that is switched off answers like a page that does not exist, and is in no sitemap.',
    ),
    fields: ['landings_off'],
  },
  {
    id: 'contact',
    title: t('Support & delivery'),
    hint: t('How members reach the brand, and from where its pictures come.'),
    fields: ['support_email', 'support_phone', 'support_hours', 'cdn_prefix'],
  },
  {
    id: 'tracking',
    title: t('Tag & recorder'),
    hint: t(
      'Scripts of other companies. They run for visitors who said yes, never for members, and only on some public pages.',
    ),
    fields: [
      ...['tag_name', 'tag_script', 'tag_site', 'tag_hosts'],
      ...['recorder_name', 'recorder_script', 'recorder_site', 'recorder_hosts'],
    ],
  },
];

/** The sections with the fields that the schema has; one more for fields that no section names. */
export function sectionsOf(fieldNames: readonly string[]): Section[] {
  const named = new Set(settingsSections.flatMap(({ fields }) => fields));
  const others = fieldNames.filter((name) => !named.has(name));
  const sections = settingsSections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => fieldNames.includes(name)),
  }));
  return others.length === 0
    ? sections
    : [...sections, { id: 'others', title: t('Further settings'), hint: '', fields: others }];
}
