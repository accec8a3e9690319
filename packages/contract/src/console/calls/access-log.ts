import { z } from 'zod';
import { auditedWhats, searchedBy } from '../access-log.js';
import { route } from '../../route.js';
import { listQuery } from '../list-query.js';
import { id, instant, tenantId } from '../../values.js';

export const lookColumns = ['at'] as const;
export const lookFilter = z.strictObject({
  tenant: tenantId.optional(),
  /** The staff member. */
  staff: id.optional(),
});

export const look = z.strictObject({
  id,
  at: instant,
  /** The staff member's id, and their name as long as it is known. */
  staff: id,
  name: z.string(),
  /** Null for a search over several brands. */
  tenant: tenantId.nullable(),
  what: z.enum([...auditedWhats, 'search']),
  /** What a search was by; never the searched value. */
  by: z.enum(searchedBy).nullable(),
  /** `<tenant>:<member>` that was viewed; null for a search, after a year, and once the member is erased. */
  member: z.string().nullable(),
});
export type Look = z.output<typeof look>;

export const listLooks = route('listLooks', {
  summary: 'Who of the staff searched for members and looked at whom.',
  access: 'staff:staff:manage',
  query: listQuery,
  list: { columns: lookColumns, filter: lookFilter },
  response: z.array(look),
  problems: ['not_found', 'validation_failed'],
});
