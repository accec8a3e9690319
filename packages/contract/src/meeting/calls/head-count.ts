import { z } from 'zod';
import { countries } from '../../languages.js';
import { route } from '../../route.js';

/** A lower bound, rounded down; null under five, where a number would point at individuals. */
const atLeast = z.int().positive().nullable();

export const crowd = z.strictObject({
  /** Members who joined within the last seven whole days. */
  joined: atLeast,
  /** Members who were active within the same days and share it. */
  active: atLeast,
  /** Regions with at least five members, the largest first. */
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
