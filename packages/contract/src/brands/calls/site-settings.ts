import { z } from 'zod';
import { countries, languages } from '../../languages.js';
import { interests } from '../../profiles/profile-values.js';
import { route } from '../../route.js';
import { company, settingsSchema } from '../settings/settings.js';

/**
 * Every field of specification §3 "Settings" as the site's pages need it: the record itself with its texts in the
 * reader's language, plus what the request says about the visitor. Fields that only the server uses are left out.
 */
export const publicSettings = settingsSchema
  .omit({
    index_title: true,
    index_heading: true,
    description: true,
    fictional_singular: true,
    fictional_plural: true,
    announcement: true,
    maintenance: true,
    support_hours: true,
    look: true,
    refuse_throwaway_mail: true,
    second_look_percent: true,
    age_check_required_countries: true,
    forbidden_words: true,
    tag_name: true,
    tag_script: true,
    tag_site: true,
    tag_hosts: true,
    recorder_name: true,
    recorder_script: true,
    recorder_site: true,
    recorder_hosts: true,
  })
  .extend({
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
