import { z } from 'zod';
import { countries, currencies } from '../languages.js';
import { idPattern, tenantIdPattern } from '../patterns.js';
import { genders } from '../profile-values.js';
import { route } from '../route.js';
import { company, settingsSchema } from '../settings.js';
import { instant } from '../values.js';
import { isWellFormed } from '../well-formed.js';

export const tenantId = z.string().regex(tenantIdPattern);

/** The list parameters of ra-data-simple-rest: each is a JSON text that the list's own schema parses. */
export const listQuery = z.strictObject({
  filter: z.string().max(2000).optional(),
  range: z.string().max(40).optional(),
  sort: z.string().max(80).optional(),
});

/** Parses `sort=["name","ASC"]`, `range=[0,24]` and `filter={...}` over allow-listed columns. */
export function listParameters<C extends string, F extends z.ZodType>(
  columns: readonly [C, ...C[]],
  filter: F,
) {
  const json = <T extends z.ZodType>(schema: T) =>
    z
      .string()
      .transform((text, context): unknown => {
        try {
          const value: unknown = JSON.parse(text);
          if (isWellFormed(value)) return value;
        } catch {
          // Told below.
        }
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      })
      .pipe(schema);
  return z.strictObject({
    filter: json(filter).optional(),
    range: json(z.tuple([z.int().nonnegative(), z.int().nonnegative()])).default([0, 24]),
    sort: json(z.tuple([z.enum(columns), z.enum(['ASC', 'DESC'])])).default([columns[0], 'ASC']),
  });
}

export const tenantRow = z.strictObject({
  id: tenantId,
  name: z.string(),
  primary_host: z.string(),
  hosts: z.array(z.string()),
  niche: z.int(),
  domain_language: z.string(),
  version: z.int(),
  updated_at: instant,
  /** Set when the brand's file changed on disk after the record was edited here (decisions §1.3). */
  conflict: z.boolean(),
});
export type TenantRow = z.output<typeof tenantRow>;

export const tenantRecord = tenantRow.extend({ settings: settingsSchema });
export type TenantRecord = z.output<typeof tenantRecord>;

export const tenantColumns = ['name', 'id', 'niche', 'updated_at'] as const;
export const tenantFilter = z.strictObject({ q: z.string().max(60).optional() });

export const listTenants = route('listTenants', {
  summary: 'The brands the staff member was given; Content-Range carries the count.',
  access: 'staff:tenants:read',
  query: listQuery,
  response: z.array(tenantRow),
  problems: ['validation_failed'],
});

export const getTenant = route('getTenant', {
  summary: 'One brand with its settings record.',
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  response: tenantRecord,
  problems: ['not_found'],
});

export const updateTenant = route('updateTenant', {
  summary: 'Stores a new version of the settings record; live on every server process within a second.',
  access: 'staff:tenants:write',
  params: z.strictObject({ id: tenantId }),
  bodyBytes: 128 * 1024,
  /** `version` is the one that was edited: a record changed meanwhile is a conflict, never overwritten. */
  body: z.strictObject({ version: z.int(), settings: z.unknown() }),
  response: tenantRecord,
  problems: ['not_found', 'settings_conflict', 'settings_invalid'],
});

export const tenantVersion = z.strictObject({
  /** `<tenant>:<version>`, unique over all brands as the console's lists want it. */
  id: z.string(),
  tenant: tenantId,
  version: z.int(),
  /** The staff member's name, or `file` for an import. */
  author: z.string(),
  created_at: instant,
  /** What its prices are in. */
  currency: z.enum(currencies),
  /** The fields that differ from the version before, by their dotted paths; null where there was or is nothing. */
  changes: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type TenantVersion = z.output<typeof tenantVersion>;

export const tenantVersionFilter = z.strictObject({ tenant: tenantId });
export const tenantVersionColumns = ['version'] as const;

export const listTenantVersions = route('listTenantVersions', {
  summary: 'Versions of a settings record: who, when, what changed.',
  access: 'staff:tenants:read',
  query: listQuery,
  response: z.array(tenantVersion),
  problems: ['not_found', 'validation_failed'],
});

export const restoreTenantVersion = route('restoreTenantVersion', {
  summary: 'Makes an earlier version the newest one.',
  access: 'staff:tenants:write',
  params: z.strictObject({ id: tenantId }),
  body: z.strictObject({ version: z.int() }),
  response: tenantRecord,
  problems: ['not_found', 'settings_invalid'],
});

export const getSettingsSchema = route('getSettingsSchema', {
  summary: 'JSON Schema (draft 7) of the settings record, for the form.',
  access: 'staff:tenants:read',
  response: z.record(z.string(), z.unknown()),
  problems: [],
});

export const settingsChoices = z.strictObject({
  themes: z.array(
    z.strictObject({
      id: z.string(),
      /** Some of its colours, to tell it by. */
      colours: z.array(z.string()),
    }),
  ),
  companies: z.array(
    company.pick({
      id: true,
      name: true,
      address: true,
      city: true,
      country: true,
      kvk: true,
      vat_numbers: true,
    }),
  ),
});
export type SettingsChoices = z.output<typeof settingsChoices>;

export const getSettingsChoices = route('getSettingsChoices', {
  summary: 'The themes there are, and the companies of the brands that the staff member was given.',
  access: 'staff:tenants:read',
  response: settingsChoices,
  problems: [],
});

export const profileColumns = ['created_at', 'name', 'last_seen_at'] as const;
export const profileFilter = z.strictObject({
  tenant: tenantId.optional(),
  /** A mail address or an id, whole, or a part of the name. */
  q: z.string().max(254).optional(),
  fictional: z.boolean().optional(),
  status: z.enum(['active', 'disabled']).optional(),
});

/** `<tenant>:<profile id>`: the console shows rows of several brands in one list. */
const profileKey = z
  .string()
  .regex(new RegExp(`${tenantIdPattern.source.slice(0, -1)}:${idPattern.source.slice(1)}`));

export const profileRow = z.strictObject({
  id: profileKey,
  tenant: tenantId,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders).nullable(),
  country: z.enum(countries).nullable(),
  city: z.string().nullable(),
  fictional: z.boolean(),
  status: z.enum(['active', 'disabled']),
  created_at: instant,
  last_seen_at: instant,
  image: z.string().nullable(),
});
export type ProfileRow = z.output<typeof profileRow>;

export const listProfiles = route('listProfiles', {
  summary: 'Profiles of the brands the staff member was given; Content-Range carries the (capped) count.',
  access: 'staff:profiles:read',
  query: listQuery,
  response: z.array(profileRow),
  problems: ['not_found', 'validation_failed'],
});

export const profileDetail = profileRow.extend({ about_me: z.string(), photos: z.array(z.string()) });

export const getProfile = route('getProfile', {
  summary: 'One profile for the console.',
  access: 'staff:profiles:read',
  params: z.strictObject({ id: profileKey }),
  response: profileDetail,
  problems: ['not_found'],
});
