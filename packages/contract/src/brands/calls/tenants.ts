import { z } from 'zod';
import { brandStates } from '../brand-states.js';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { company, settingsSchema } from '../settings/settings.js';
import { listQuery } from '../../console/list-query.js';
import { themeTokens } from '../../themes/theme-tokens.js';
import { instant, tenantId } from '../../values.js';

export const tenantRow = z.strictObject({
  id: tenantId,
  name: z.string(),
  state: z.enum(brandStates),
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

/** So many fit into the filter of one address. */
export const mostTenantsAtOnce = 40;

export const tenantFilter = z.strictObject({
  q: z.string().max(60).optional(),
  /** These alone, of those that the reader was given. */
  id: z.array(tenantId).max(mostTenantsAtOnce).optional(),
});

export const listTenants = route('listTenants', {
  summary: 'The brands the staff member was given; Content-Range carries the count.',
  access: 'staff:tenants:read',
  query: listQuery,
  list: { columns: tenantColumns, filter: tenantFilter },
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
  /** `version` is the edited one. If the record has changed since, nothing is written: a conflict. */
  body: z.strictObject({ version: z.int(), settings: z.unknown() }),
  response: tenantRecord,
  problems: ['not_found', 'settings_conflict', 'settings_invalid'],
});

export const tenantVersion = z.strictObject({
  /** `<tenant>:<version>`, unique across brands as the console's lists require. */
  id: z.string(),
  tenant: tenantId,
  version: z.int(),
  /** The staff member's name, or `file` for an import. */
  author: z.string(),
  created_at: instant,
  /** The currency of its prices. */
  currency: z.enum(currencies),
  /** The fields that differ from the previous version, by their dotted paths; null for a missing value. */
  changes: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type TenantVersion = z.output<typeof tenantVersion>;

export const tenantVersionFilter = z.strictObject({ tenant: tenantId });

export const tenantVersionColumns = ['version'] as const;

export const listTenantVersions = route('listTenantVersions', {
  summary: 'Versions of a settings record: who, when, what changed.',
  access: 'staff:tenants:read',
  query: listQuery,
  list: { columns: tenantVersionColumns, filter: tenantVersionFilter },
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
      /** A few of its colours, to recognise it by. */
      colours: z.array(z.string()),
      /** The designer's tokens: the form derives from them what a brand would look like. */
      tokens: themeTokens,
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
