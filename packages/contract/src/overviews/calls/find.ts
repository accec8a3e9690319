import { z } from 'zod';
import { route } from '../../route.js';
import { rowKey, tenantId } from '../../values.js';
import { foundKinds, longestFound, mostFoundOfKind } from '../find.js';

/** The console's palette: what staff have in hand, found by its number, code or id. */

export const recordFound = z.strictObject({
  kind: z.enum(foundKinds),
  /** `<tenant>:<id>`; of a page `<tenant>:<slug>`, of a report that of its case. */
  id: z.string(),
  tenant: tenantId,
  /** The number, the code or the slug; a member's name. */
  name: z.string(),
  /** Of a report or an appeal: on whose page it stands. Null where the member was erased. */
  member: rowKey.nullable(),
});
export type FoundRecord = z.output<typeof recordFound>;

export const findRecords = route('findRecords', {
  summary:
    'Records by number, code or id, in the caller’s brands and as far as their rights go; a body, so that nothing typed stands in an address.',
  access: 'staff',
  body: z.strictObject({
    text: z.string().max(longestFound),
    /** Members instead of everything else. It is written down, so it is asked for alone. */
    members: z.boolean(),
  }),
  response: z.array(recordFound).max(foundKinds.length * mostFoundOfKind),
  problems: [],
});
