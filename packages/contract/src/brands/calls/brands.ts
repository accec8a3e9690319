import { z } from 'zod';
import { brandStates } from '../brand-states.js';
import { countries, languages } from '../../languages.js';
import { route } from '../../route.js';
import { tenantFile } from '../settings/tenant-file.js';
import { ownLook } from '../../themes/own-look.js';
import { themeName } from '../../themes/theme-tokens.js';
import { clientId, instant, tenantId } from '../../values.js';
import { tenantRecord, tenantVersion } from './tenants.js';

/** Typed input is checked by rules that answer in sentences, so here it only needs a sane size. */
const typed = (most: number) => z.string().max(most);

/** What the wizard asks about a new company; the rest has defaults. */
export const newCompany = z.strictObject({
  name: typed(100),
  address: typed(200),
  city: typed(100),
  country: z.enum(countries),
  kvk: typed(40),
  vat_number: typed(40),
  support_phone: typed(30),
});
export type NewCompany = z.output<typeof newCompany>;

export const newBrand = z.strictObject({
  client_id: clientId,
  /** Its key, in addresses of the console and in file names. */
  id: typed(60),
  host: typed(300),
  name: typed(100),
  niche: z.int(),
  theme: typed(40),
  domain_language: z.enum(languages),
  locales: z.array(z.enum(languages)).max(languages.length),
  countries: z.array(z.enum(countries)).max(countries.length),
  support_email: typed(320),
  /** An existing one, or null with `new_company`. */
  company_id: typed(40).nullable(),
  new_company: newCompany.nullable(),
});
export type NewBrand = z.output<typeof newBrand>;

export const createTenant = route('createTenant', {
  summary:
    'Opens a brand as a draft, with defaults of its niche and countries; a repeat of `client_id` is the same brand.',
  access: 'staff:tenants:create',
  body: newBrand,
  response: tenantRecord,
  problems: ['settings_invalid', 'idempotency_conflict'],
});

export const cloneTenant = route('cloneTenant', {
  summary: "Opens a draft with another brand's settings; a repeat of `client_id` is the same brand.",
  access: 'staff:tenants:create',
  params: z.strictObject({ id: tenantId }),
  body: z.strictObject({ client_id: clientId, id: typed(60), host: typed(300), name: typed(100) }),
  response: tenantRecord,
  problems: ['not_found', 'settings_invalid', 'idempotency_conflict'],
});

export const readinessLines = [
  'texts',
  'theme',
  'company',
  'prices',
  'payments',
  'mail',
  'age',
  'hosts',
  'dns',
  'certificate',
] as const;
export type ReadinessLine = (typeof readinessLines)[number];

/** Lines that a brand can be published without, by whoever says so. Asked for only where hosts are compared. */
export const waivableLines = ['dns', 'certificate'] as const satisfies readonly ReadinessLine[];
export type WaivableLine = (typeof waivableLines)[number];

export const readiness = z.strictObject({
  ready: z.boolean(),
  lines: z.array(
    z.strictObject({
      id: z.enum(readinessLines),
      /** What is missing: a field of the settings, `hosts`, or a field of the company as `company.kvk`. */
      problems: z.array(z.strictObject({ path: z.string(), reason: z.string() })),
    }),
  ),
});
export type Readiness = z.output<typeof readiness>;

export const getReadiness = route('getReadiness', {
  summary: 'What a brand still lacks before it can be public.',
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  response: readiness,
  problems: ['not_found'],
});

const inLanguages = z.partialRecord(z.enum(languages), z.string());

export const standardTexts = z.strictObject({
  ...{ index_title: inLanguages, description: inLanguages },
  ...{ fictional_singular: inLanguages, fictional_plural: inLanguages },
});
export type StandardTexts = z.output<typeof standardTexts>;

export const getStandardTexts = route('getStandardTexts', {
  summary: 'The texts that a brand of this name begins with, in every language.',
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  response: standardTexts,
  problems: ['not_found'],
});

export const setTenantState = route('setTenantState', {
  summary:
    'Publishes a brand that lacks nothing but what the caller says, or closes it; live on every server process within a second.',
  access: 'staff:tenants:write',
  params: z.strictObject({ id: tenantId }),
  body: z.strictObject({
    version: z.int(),
    state: z.enum(brandStates).exclude(['draft']),
    /** Lines of the launch list that may be missing. */
    without: z.array(z.enum(waivableLines)).max(waivableLines.length).optional(),
  }),
  response: tenantRecord,
  problems: ['not_found', 'settings_conflict', 'brand_not_ready'],
});

export const setTenantHosts = route('setTenantHosts', {
  summary: "Sets a brand's hosts, the primary one first.",
  access: 'staff:tenants:write',
  params: z.strictObject({ id: tenantId }),
  body: z.strictObject({ version: z.int(), hosts: z.array(typed(300)).max(100) }),
  response: tenantRecord,
  problems: ['not_found', 'settings_conflict', 'settings_invalid'],
});

/** The draft being previewed; visible only to its author. */
export const previewTrial = z.strictObject({
  /** A theme with the brand's own look over it. */
  look: z.strictObject({ theme: themeName, own: ownLook.nullable() }).optional(),
  /** Light or dark, whatever the system prefers. */
  mode: z.enum(['light', 'dark']).optional(),
});
export type PreviewTrial = z.output<typeof previewTrial>;

export const openPreview = route('openPreview', {
  summary:
    'An address by which the caller can look at a brand for half an hour, public or not, also with a look that is not stored.',
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  body: previewTrial,
  response: z.strictObject({
    /** The preview's host, next to the console's own; scheme and port are those of the console. */
    host: z.string(),
    /** Ends in `&to=`; append the escaped path of the page to open. */
    path: z.string(),
    expires_at: instant,
  }),
  problems: ['not_found', 'settings_invalid'],
});

export const compareTenantVersions = route('compareTenantVersions', {
  summary: 'What differs between two versions of a brand.',
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  query: z.strictObject({ before: z.coerce.number().int(), after: z.coerce.number().int() }),
  response: tenantVersion.pick({ currency: true, changes: true }),
  problems: ['not_found'],
});

export const getTenantFile = route('getTenantFile', {
  summary: 'A brand as a file of `config/tenants`, and where the one on disk says something else.',
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  response: z.strictObject({
    file: tenantFile,
    /** Whether the brand has a file on the server's disk. */
    on_disk: z.boolean(),
    /** The file's value (`before`) and the record's (`after`). */
    differences: tenantVersion.shape.changes,
    /** Why the file could not be read. */
    problems: z.array(z.string()),
  }),
  problems: ['not_found'],
});
