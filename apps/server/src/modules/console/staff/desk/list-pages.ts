import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { nextPageHeader } from '@kindling/contract/console/list-query';
import type {
  Direction,
  KeysetPage,
  PageRequest,
  Position,
} from '../../../../kernel/database/lists/keyset.js';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { SecretBox } from '../login/second-factor/secret-box.js';

/** More rows than this are never read at once, whatever is asked for. */
const largestPage = 100;
/** But in files, which are read to their end: fewer and longer pages. */
const largestPageOfFile = 500;

/** What schemas made with `listParameters` of the contract give. */
interface ListQuery {
  filter?: unknown;
  sort: [column: string, direction: Direction];
  limit: number;
  after?: string | undefined;
}

/** What was asked of a list. */
export interface AskedPage<Filter, Column> extends PageRequest {
  filter: Filter;
  column: Column;
  /** To be handed to `tell` with the rows. */
  place: ListPlace;
}

interface ListPlace {
  list: string;
  /** Person, list, filter and sort: a cursor opens for the same ones only. */
  owner: string;
  /** How many rows the pages before had. */
  seen: number;
}

const instant = z.strictObject({ at: z.int() });
const cursor = z.strictObject({
  seen: z.int().nonnegative(),
  position: z.array(z.union([z.string(), z.number(), instant.transform(({ at }) => new Date(at))])),
});

/**
 * The pages of the console's lists. Where the next page begins goes to the browser locked: it holds names and addresses,
 * which no log of addresses should keep, and opens only for the same person, list, filter and sort.
 */
@Injectable()
export class ListPages {
  private readonly largest = new AsyncLocalStorage<number>();

  constructor(private readonly secretBox: SecretBox) {}

  /** Does what reads a list to its end. @param work asks for pages of `limit` rows */
  inLargePages<T>(work: (limit: number) => Promise<T>): Promise<T> {
    return this.largest.run(largestPageOfFile, () => work(largestPageOfFile));
  }

  /**
   * @param list the resource's name on the console
   * @param schema made with `listParameters` of the contract
   * @throws Problem `validation_failed` naming the parameters that are wrong
   */
  read<S extends z.ZodType<ListQuery>>(
    list: string,
    schema: S,
    query: unknown,
    caller: StaffCaller,
  ): AskedPage<z.output<S>['filter'], z.output<S>['sort'][0]> {
    const { filter, sort, limit, after } = parse(schema, query);
    const owner = JSON.stringify([caller.staffId, list, sort, filter ?? {}]);
    const { seen, position } = after === undefined ? { seen: 0 } : this.open(owner, after);
    const [column, direction] = sort;
    const place = { list, owner, seen };
    const most = this.largest.getStore() ?? largestPage;
    return { filter, column, direction, limit: Math.min(limit, most), after: position, place };
  }

  /** Tells the browser the count and where the next page begins. `tenants 0-24/319`: how react-admin reads a count. */
  tell(call: Call, { list, owner, seen }: ListPlace, { rows, total, next }: KeysetPage<unknown>): void {
    const end = seen + rows.length;
    // Rows come and go, and some counts stop at a limit: the total must never be too small to reach the next page.
    const least = end + (next ? 1 : 0);
    call.setHeader('content-range', `${list} ${seen}-${Math.max(seen, end - 1)}/${Math.max(total, least)}`);
    if (next) call.setHeader(nextPageHeader, this.lock(owner, end, next));
  }

  private lock(owner: string, seen: number, next: Position): string {
    const position = next.map((value) => (value instanceof Date ? { at: value.getTime() } : value));
    return this.secretBox.lock('list-page', owner, JSON.stringify({ seen, position }));
  }

  private open(owner: string, after: string): { seen: number; position: Position } {
    const text = this.secretBox.open('list-page', owner, after);
    if (text === undefined) throw fieldProblems({ after: 'invalid' });
    return cursor.parse(JSON.parse(text));
  }
}

function parse<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue): [string, FieldProblemCode] => [
    String(issue.path[0] ?? 'query'),
    'invalid',
  ]);
  throw fieldProblems(Object.fromEntries(fields));
}
