import { z } from 'zod';
import { isWellFormed } from '../well-formed.js';

/** The list parameters of ra-data-simple-rest: each is a JSON text that the list's own schema parses. */
export const listQuery = z.strictObject({
  filter: z.string().max(2000).optional(),
  range: z.string().max(40).optional(),
  sort: z.string().max(80).optional(),
});

/** Parses `sort=["name","ASC"]`, `range=[0,24]` and `filter={...}` over allow-listed columns. */
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
          // Told below.
        }
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      })
      .pipe(schema);
  return z.strictObject({
    filter: json(filter).optional(),
    range: json(z.tuple([z.int().nonnegative(), z.int().nonnegative()])).default([0, 24]),
    sort: json(z.tuple([z.enum(columns), z.enum(['ASC', 'DESC'])])).default([columns[0], 'ASC']),
  });
}
