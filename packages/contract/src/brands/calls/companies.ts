import { z } from 'zod';
import { route } from '../../route.js';
import { company } from '../settings/settings.js';
import { companyId } from '../../values.js';

export const companyRecord = company.extend({
  /** Names of the company's brands that the caller has access to. */
  brands: z.array(z.string()),
  /** Whether the caller may change it: they have access to every brand of the company. */
  editable: z.boolean(),
});
export type CompanyRecord = z.output<typeof companyRecord>;

export const listCompanies = route('listCompanies', {
  summary: 'The companies of the brands that the caller was given.',
  access: 'staff:tenants:read',
  response: z.array(companyRecord),
  problems: [],
});

export const updateCompany = route('updateCompany', {
  summary: 'Changes a company; live on all of its brands within a second.',
  access: 'staff:tenants:write',
  params: z.strictObject({ id: companyId }),
  body: z.strictObject({
    /** The edited version: if the company has changed since, nothing is written. */
    before: z.unknown(),
    company: z.unknown(),
  }),
  response: companyRecord,
  problems: ['not_found', 'forbidden', 'settings_conflict', 'settings_invalid'],
});
