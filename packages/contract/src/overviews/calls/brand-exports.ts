import { z } from 'zod';
import { route } from '../../route.js';
import { id, instant, tenantId } from '../../values.js';

/** Exports of a closed brand's data. */

export const brandExport = z.strictObject({
  id,
  state: z.enum(['making', 'ready', 'failed']),
  /** The staff member's name. */
  asked_by: z.string(),
  asked_at: instant,
  /** When it is deleted. */
  expires_at: instant,
  /** Size of the ZIP; 0 until it is ready. */
  bytes: z.int(),
});
export type BrandExport = z.output<typeof brandExport>;

export const listBrandExports = route('listBrandExports', {
  summary: "The files of a brand's own data that can still be had, the newest first.",
  access: 'staff:tenants:export',
  params: z.strictObject({ id: tenantId }),
  response: z.array(brandExport),
  problems: ['not_found'],
});

export const askBrandExport = route('askBrandExport', {
  summary:
    "Has a closed brand's own data put together as a file, without anything that names a member. While one is being made, it is that one.",
  access: 'staff:tenants:export',
  params: z.strictObject({ id: tenantId }),
  response: brandExport,
  problems: ['not_found', 'settings_invalid'],
});

export const openBrandExport = route('openBrandExport', {
  summary: 'An address from which the caller, and nobody else, can download a file for ten minutes.',
  access: 'staff:tenants:export',
  params: z.strictObject({ id: tenantId, file: id }),
  response: z.strictObject({ path: z.string(), expires_at: instant }),
  problems: ['not_found'],
});
