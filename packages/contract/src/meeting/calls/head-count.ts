import { z } from 'zod';
import { countries } from '../../languages.js';
import { route } from '../../route.js';

/** So many at least, rounded down; null under five, which would be about persons. */
const atLeast = z.int().positive().nullable();

export const crowd = z.strictObject({
  /** Who joined within the last seven whole days. */
  joined: atLeast,
  /** Who was here within the same days and lets it be seen. */
  active: atLeast,
  /** Regions with at least five members, those with most first. */
  regions: z.array(
    z.strictObject({
      country: z.enum(countries),
      region: z.string(),
      members: z.int().positive(),
      joined: atLeast,
    }),
  ),
});
export type Crowd = z.output<typeof crowd>;

export const getCrowd = route('getCrowd', {
  summary:
    'How many members a brand has and how many are new, for its landing pages: counts of whole days, rounded down, none under five and none of fictional profiles; nothing where visitors may see no members.',
  access: 'visitor',
  response: crowd,
  problems: [],
});
