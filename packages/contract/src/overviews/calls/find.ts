import { z } from 'zod';
import { route } from '../../route.js';
import { rowKey, tenantId } from '../../values.js';
import { foundKinds, longestFound, mostFoundOfKind } from '../find.js';

/** Search of the console's palette: records by number, code or id. */

export const recordFound = z.strictObject({
  kind: z.enum(foundKinds),
  /** `<tenant>:<id>`; `<tenant>:<slug>` for a page, the case's id for a report. */
  id: z.string(),
  tenant: tenantId,
  /** Number, code or slug; for members the name. */
  name: z.string(),
  /** Reports and appeals: the member whose page lists it. Null once the member is erased. */
  member: rowKey.nullable(),
});
export type FoundRecord = z.output<typeof recordFound>;

export const findRecords = route('findRecords', {
  summary:
    'Records by number, code or id, within the caller’s brands and rights. The text is in the body, so that URLs in logs never contain it.',
  access: 'staff',
  body: z.strictObject({
    text: z.string().max(longestFound),
    /** Searches members only. A separate request, because it is logged. */
    members: z.boolean(),
  }),
  response: z.array(recordFound).max(foundKinds.length * mostFoundOfKind),
  problems: [],
});
