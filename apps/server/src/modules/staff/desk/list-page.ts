import type { z } from 'zod';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { fieldProblems } from '../../../kernel/http/problem.js';

/** More rows than this are never read at once, whatever range is asked for. */
export const largestPage = 100;

/**
 * Reads the list parameters of ra-data-simple-rest by a schema made with `listParameters` of the contract.
 *
 * @throws Problem `validation_failed` naming the parameters that are wrong
 */
export function parseList<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue): [string, FieldProblemCode] => [
    String(issue.path[0] ?? 'query'),
    'invalid',
  ]);
  throw fieldProblems(Object.fromEntries(fields));
}

export interface Page {
  offset: number;
  limit: number;
}

/** @param range first and last row, both included, as react-admin asks for them */
export function pageOf([first, last]: readonly [number, number]): Page {
  return { offset: first, limit: Math.min(largestPage, Math.max(0, last - first + 1)) };
}

/** `tenants 0-24/319`: how react-admin learns the count. An empty page keeps its offset. */
export function contentRange(resource: string, offset: number, rows: number, total: number): string {
  return `${resource} ${offset}-${Math.max(offset, offset + rows - 1)}/${total}`;
}
