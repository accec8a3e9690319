import { z } from 'zod';
import { countries, languages } from '../../languages.js';
import { interests } from '../../profiles/profile-values.js';
import { route } from '../../route.js';
import { company, settingsSchema, type Settings } from '../settings/settings.js';

/** Settings that the site gets as they are. What is not named here stays on the server, or is made for the reader below. */
export const sharedSettings = {
  name: true,
  mail_name: true,
  niche: true,
  company_id: true,
  theme: true,
  domain_language: true,
  locales: true,
  countries: true,
  time_zone: true,
  signups: true,
  minimum_age: true,
  account_disclosure: true,
  logged_out_search: true,
  logged_out_search_trafficsource: true,
  search_fields: true,
  visible_profile_fields: true,
  visible_profile_notes: true,
  fictional_warning: true,
  fictional_answers: true,
  enable_site_entry_popup: true,
  currency: true,
  bundles: true,
  trial_price_cents: true,
  trial_prices: true,
  welcome_hours: true,
  match_claim_percent: true,
  match_claim_source: true,
  payment_methods: true,
  transaction_costs: true,
  direct_debit_limit_cents: true,
  message_credits: true,
  reply_credits: true,
  photo_credits: true,
  gift_credits: true,
  gifts: true,
  signup_credits: true,
  message_length: true,
  minimum_message_costs: true,
  refund_days: true,
  refund_limit_cents: true,
  correction_limit_credits: true,
  member_resell: true,
  support_email: true,
  support_phone: true,
  cdn_prefix: true,
  landings_off: true,
} as const satisfies Partial<Record<keyof Settings, true>>;

/**
 * Every field of specification §3 "Settings" as the site's pages need it: the record itself with its texts in the
 * reader's language, plus what the request says about the visitor.
 */
export const publicSettings = settingsSchema.pick(sharedSettings).extend({
  index_title: z.string(),
  /** Null where the brand uses the site's default text. */
  index_heading: z.string().nullable(),
  description: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  announcement: z.string().nullable(),
  maintenance: z.string().nullable(),
  /** Null where the brand publishes none. */
  support_hours: z.string().nullable(),
  reply_credits: z.int(),
  /** The brand's, or that of its first country. */
  time_zone: z.string(),
  /** The host in the brand's addresses. */
  domain: z.string(),
  language: z.enum(languages),
  /** The country of the visitor's IP address; null when unknown. */
  geoip_country: z.enum(countries).nullable(),
  /** The visitor's choice, which takes precedence (decisions §11.2). */
  geoip_selected_country: z.enum(countries).nullable(),
  /** The VAPID key; null while web push is not set up. */
  push_public_key: z.string().nullable(),
  /** Third-party scripts that run where visitors consent (decision 0136). */
  tracking: z.strictObject({
    /** The tag's company; the tag runs in frames of its own. Null for none. */
    tag: z.strictObject({ name: z.string() }).nullable(),
    /** The session recorder and its script; null for none. */
    recorder: z
      .strictObject({ name: z.string(), script: z.string(), site: z.string().nullable() })
      .nullable(),
  }),
  /** Version of this settings record; each edit increments it. */
  version: z.int(),
});
export type PublicSettings = z.output<typeof publicSettings>;

export const getSettings = route('getSettings', {
  summary: "The brand's settings (specification §3, §7). `host` is honoured outside production only.",
  access: 'visitor',
  query: z.strictObject({
    host: z.string().max(253).optional(),
    route: z.string().max(200).optional(),
    language: z.enum(languages).optional(),
  }),
  response: publicSettings,
  problems: ['not_found'],
});

export const getCompanyInfo = route('getCompanyInfo', {
  summary: 'The company behind the brand.',
  access: 'visitor',
  response: company,
  problems: [],
});

export const getInterests = route('getInterests', {
  summary: 'The fixed list of interests, as codes.',
  access: 'visitor',
  response: z.strictObject({ interests: z.array(z.enum(interests)) }),
  problems: [],
});
