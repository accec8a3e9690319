import { z } from 'zod';
import { isWellFormed } from '../text/well-formed.js';

/** Response header of lists: the value of `after` for the next page; absent on the last page. */
export const nextPageHeader = 'next-page';

/** The parameters of the console's lists: all but `after` are JSON texts that the list's own schema parses. */
export const listQuery = z.strictObject({
  filter: z.string().max(2000).optional(),
  sort: z.string().max(80).optional(),
  limit: z.string().max(10).optional(),
  /** Where the page begins: the previous page's `next-page`. Absent for the first page. */
  after: z.string().max(1500).optional(),
});

/** Parses `sort=["name","ASC"]`, `limit=25` and `filter={...}` over allow-listed columns. */
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
          // The issue is added below.
        }
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      })
      .pipe(schema);
  return z.strictObject({
    filter: json(filter).optional(),
    sort: json(z.tuple([z.enum(columns), z.enum(['ASC', 'DESC'])])).default([columns[0], 'ASC']),
    limit: json(z.int().positive()).default(25),
    after: z.string().optional(),
  });
}
