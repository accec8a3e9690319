import { z } from 'zod';
import { route } from '../../route.js';
import { done, id, instant, tenantId } from '../../values.js';
import { mailRefusals } from '../mail-domain.js';

/** Addresses of a brand's members that refuse mail, and get none that was not asked for. */

export const mailRefusal = z.strictObject({
  /** The whole address for staff who may see accounts; its first letter and its ending for others. */
  address: z.string(),
  /** The member; null for staff who may not see accounts. */
  member: id.nullable(),
  reason: z.enum(mailRefusals).nullable(),
  at: instant,
});
export type MailRefusalRow = z.output<typeof mailRefusal>;

export const listMailRefusals = route('listMailRefusals', {
  summary: 'Addresses that refuse mail of a brand, the newest first, a page at a time.',
  access: 'staff:tenants:read',
  params: z.strictObject({ id: tenantId }),
  query: z.strictObject({ page: z.coerce.number().int().min(0).max(10_000) }),
  response: z.strictObject({ total: z.int().nonnegative(), rows: z.array(mailRefusal) }),
  problems: ['not_found'],
});

export const endMailRefusal = route('endMailRefusal', {
  summary: 'Lets mails go to an address again that refused one.',
  access: 'staff:members:account',
  params: z.strictObject({ id: tenantId, member: id }),
  response: done,
  problems: ['not_found'],
});
