import { z } from 'zod';
import { countries, languages } from '../../languages.js';
import { landingSettings } from './landing-settings.js';
import { outsideSettings } from './outside-settings.js';
import { priceSettings } from './price-settings.js';
import { ownLook } from '../../themes/own-look.js';
import { companyId, typedLine } from '../../values.js';

/**
 * The settings record of a brand (specification §3 "Settings", decisions §1): one schema drives the files in
 * `config/tenants`, the console's form and `GET /api/settings.php`. It is structural only, because JSON Schema carries
 * no cross-field rules; those live in `settings-rules.ts` and the server always runs them.
 */

export const profileFields = [
  'age',
  'gender',
  'sexuality',
  'country',
  'region',
  'city',
  'reason_for_signup',
  'relationship_status',
  'hair_color',
  'eye_color',
  'body_type',
  'tattoos',
  'interests',
  'about_me',
  'prompts',
] as const;
export type ProfileField = (typeof profileFields)[number];

export const profileNoteNames = [
  'verified_photo',
  'new_member',
  'reply_time',
  'distance',
  'presence',
] as const;
export type ProfileNote = (typeof profileNoteNames)[number];

export const searchFields = [
  'gender',
  'country',
  'region',
  'age',
  'distance',
  'interests',
  'online',
  'photo',
  'new',
  'verified',
  'prompts',
] as const;
export type SearchField = (typeof searchFields)[number];

/** How a logged-out visitor may search (decisions §4.2). */
export const loggedOutSearchValues = ['none', 'preview', 'all'] as const;

/** A text per offered language; the rules require one for each locale of the brand. */
const localized = (maxLength: number) =>
  z.partialRecord(z.enum(languages), z.string().min(1).max(maxLength)).meta({ localized: true });

const country = z.enum(countries);

export const settingsSchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(60)
    .meta({ title: 'Name of the brand', description: 'As members read it, on every page.' }),
  index_title: localized(120).meta({
    title: 'Title of the index page',
    description: 'For search engines and the tab of the browser',
  }),
  index_heading: localized(80)
    .optional()
    .meta({ title: 'Heading of the index page', description: 'What its first screen says, large' }),
  description: localized(300).meta({
    title: 'Description of the index page',
    description: 'What search engines show below the title.',
  }),
  mail_name: z.string().min(1).max(60).meta({
    title: 'Sender name of mails',
    description: 'An inbox is easily seen by others: subjects use this name, not the brand’s.',
  }),
  niche: z.int().min(1).max(7).meta({
    title: 'Niche',
    description:
      'Decides the addresses of landing pages, and the picture and words that a visitor meets first.',
  }),
  company_id: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .meta({ title: 'Company', description: 'Stands behind the brand, in its footer and its terms.' }),
  theme: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .meta({ title: 'Theme', description: 'The colours, type and pictures of the site.' }),
  look: ownLook.optional().meta({
    title: 'Own look',
    description: 'What the brand has of its own over its theme. What is left out is the theme’s.',
  }),

  domain_language: z
    .enum(languages)
    .meta({ title: 'Domain language', description: 'Its pages need no prefix in their addresses.' }),
  locales: z.array(z.enum(languages)).min(1).meta({
    title: 'Offered languages',
    description: 'Every page and mail is there in each of them.',
    uniqueItems: true,
  }),
  countries: z.array(country).min(1).meta({
    title: 'Countries served',
    description: 'What members can choose as theirs. The first decides the time zone, unless one is chosen.',
    uniqueItems: true,
  }),
  time_zone: z.string().max(40).optional().meta({
    title: 'Time zone',
    description: 'Ages change at its midnight. Left empty, it is that of the first country.',
  }),

  signups: z.enum(['all', 'with_trafficsource', 'invite']).meta({
    title: 'Who may sign up',
    description: 'Everybody else reads why they can’t. Who is a member stays one.',
  }),
  minimum_age: z.int().min(18).max(99).meta({
    title: 'Minimum age',
    description: 'Who is younger can’t sign up. It is never under 18.',
  }),
  account_disclosure: z.enum(['reveal', 'conceal']).meta({
    title: 'Tell whether an email has an account',
    description: 'Concealed, every address is answered alike, so that nobody learns who is a member.',
  }),
  refuse_throwaway_mail: z.boolean().optional().meta({
    title: 'Refuse throwaway mail addresses',
    description:
      'Services that give out mailboxes for minutes are refused at signup and at a change of address.',
  }),
  logged_out_search: z.enum(loggedOutSearchValues).meta({
    title: 'Search for visitors',
    description: 'What they see of members before they sign up, on landing pages too.',
  }),
  logged_out_search_trafficsource: z.enum(loggedOutSearchValues).meta({
    title: 'Search for visitors from a traffic source',
    description: 'The same for those whom a campaign sent.',
  }),
  search_fields: z.array(z.enum(searchFields)).meta({
    title: 'Search filters',
    description: 'What members can search by. Visitors get fewer.',
    uniqueItems: true,
  }),
  visible_profile_fields: z.array(z.enum(profileFields)).meta({
    title: 'Fields of a profile',
    description: 'What others read on it, where the member filled it in.',
    uniqueItems: true,
  }),
  visible_profile_notes: z
    .array(z.enum(profileNoteNames))
    .meta({ title: 'Notes on a profile', description: 'What the site adds of its own.', uniqueItems: true }),
  forbidden_words: z.array(z.string().trim().min(2).max(40)).max(500).optional().meta({
    title: 'Forbidden words',
    description:
      'A name or a text with one of them waits for a moderator, as one with a phone number does. Whole words, however they are written.',
    uniqueItems: true,
  }),

  hurtful_words: z.array(z.string().trim().min(2).max(40)).max(500).optional().meta({
    title: 'Hurtful words',
    description:
      'Before a message with one of them is sent, its sender is asked, and its receiver is offered to report it. Words or phrases, however they are written. They add to the rules for all brands, which can be read under Message rules.',
    uniqueItems: true,
  }),

  age_check_required_countries: z.array(country).optional().meta({
    title: 'Proof of age for explicit photos',
    description:
      'Members of these countries, and those who name none, see explicit photos only once the age check found them to be adults; a date of birth does not count. Left empty, nobody is asked.',
    uniqueItems: true,
  }),
  second_look_percent: z.int().min(0).max(100).optional().meta({
    title: 'Photos looked at again',
    description:
      'Share of decided photos that a second moderator decides too, without knowing the first decision. Left empty, none.',
  }),

  fictional_warning: z.enum(['label', 'banner', 'popup']).meta({
    title: 'Extra warning about fictional profiles',
    description: 'The label itself always stands.',
  }),
  fictional_singular: localized(60).meta({
    title: 'Word for one fictional profile',
    description: 'Stands on each of them, wherever it is shown.',
  }),
  fictional_plural: localized(60).meta({
    title: 'Word for fictional profiles',
    description: 'For sentences about several of them.',
  }),
  fictional_answers: z.boolean().optional().meta({
    title: 'Staff answer for fictional profiles',
    description:
      'Then a message to one costs what every message costs, and what nobody answers within 72 hours is paid back. Otherwise it costs nothing, and the site says that nobody can answer.',
  }),
  enable_site_entry_popup: z.enum(['yes', 'no']).meta({
    title: 'Entry warning',
    description: 'Greets visitors once, and says from what age the site is.',
  }),
  announcement: localized(300).optional().meta({
    title: 'Announcement banner',
    description: 'News on all pages. Readers can put it away; other words bring it back.',
  }),
  maintenance: localized(300).optional().meta({
    title: 'Maintenance banner',
    description: 'What will not work, and when. It comes before all other banners.',
  }),

  ...priceSettings,
  member_resell: z.boolean().meta({
    title: 'Offer members to partner brands',
    description: 'Only members who consented to it are offered.',
  }),

  support_email: typedLine
    .check(z.email())
    .meta({ title: 'Support mail', description: 'Mails come from here, and answers go here.' }),
  support_phone: typedLine.max(30).meta({
    title: 'Support phone',
    description: 'Stands in the footer and on the page about customer service. Left empty, there is none.',
  }),
  support_hours: localized(200).optional().meta({
    title: 'Hours of the support phone',
    description:
      'Stands below the number on the page about customer service. Left empty, nothing is said of hours.',
  }),
  cdn_prefix: typedLine.regex(/^(https:\/\/[a-z0-9.-]+(\/[\w.-]+)*)?$/).meta({
    title: 'Prefix of picture addresses',
    description: 'Left empty, pictures come from the site itself.',
  }),
  hsts_days: z.int().min(0).max(730).optional().meta({
    title: 'HTTPS only (HSTS)',
    description:
      'How long browsers open the site over HTTPS alone after a visit. Begin with one day. Left empty, they are told nothing; 0 takes back what they were told.',
  }),

  ...landingSettings,
  ...outsideSettings,
});
export type Settings = z.output<typeof settingsSchema>;

/** A company that owns one or several brands: a file of `config/companies`, and `GET /api/companyinfo.php`. */
export const company = z.strictObject({
  id: companyId,
  name: z.string().min(1),
  address: typedLine.min(1),
  kvk: typedLine,
  city: typedLine.min(1),
  country,
  tradenames: z.array(z.string()),
  vat_numbers: z.array(typedLine),
  support_phone: typedLine,
  /** Creditor identifier (SEPA) of the company itself, or of its collection service. Absent: no direct debit. */
  creditor_id: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/)
    .optional(),
  /** Percent off a purchase for members about to leave; 0: none. A price of zero could not be paid. */
  delete_discount: z.int().min(0).max(99),
  added: z.iso.datetime(),
});
export type Company = z.output<typeof company>;

/** The draft-7 JSON Schema that draws the console's form. */
export function settingsJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(settingsSchema, { target: 'draft-7', io: 'input' });
}
