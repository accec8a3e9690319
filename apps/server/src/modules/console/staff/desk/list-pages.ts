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

/** Maximum rows per page, whatever is requested. */
const largestPage = 100;
/** For files, which are read to their end: fewer and larger pages. */
const largestPageOfFile = 500;

/** The output of schemas made with `listParameters` of the contract. */
interface ListQuery {
  filter?: unknown;
  sort: [column: string, direction: Direction];
  limit: number;
  after?: string | undefined;
}

/** The parsed request of a list. */
export interface AskedPage<Filter, Column> extends PageRequest {
  filter: Filter;
  column: Column;
  /** To be passed to `tell` with the rows. */
  place: ListPlace;
}

interface ListPlace {
  list: string;
  /** Person, list, filter and sort: a cursor is valid only for the same ones. */
  owner: string;
  /** Number of rows on the previous pages. */
  seen: number;
}

const instant = z.strictObject({ at: z.int() });
const cursor = z.strictObject({
  seen: z.int().nonnegative(),
  position: z.array(z.union([z.string(), z.number(), instant.transform(({ at }) => new Date(at))])),
});

/**
 * The pages of the console's lists. The cursor of the next page is sent to the browser encrypted: it holds names and
 * addresses, which no access log should contain, and is valid only for the same person, list, filter and sort.
 */
@Injectable()
export class ListPages {
  private readonly largest = new AsyncLocalStorage<number>();

  constructor(private readonly secretBox: SecretBox) {}

  /**
   * Runs work that reads a list to its end.
   * @param work requests pages of `limit` rows
   */
  inLargePages<T>(work: (limit: number) => Promise<T>): Promise<T> {
    return this.largest.run(largestPageOfFile, () => work(largestPageOfFile));
  }

  /**
   * @param list the resource's name on the console
   * @param schema made with `listParameters` of the contract
   * @throws Problem `validation_failed` naming the invalid parameters
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

  /**
   * Sends the browser the count and the cursor of the next page. `tenants 0-24/319`: react-admin's format of a count.
   */
  tell(call: Call, { list, owner, seen }: ListPlace, { rows, total, next }: KeysetPage<unknown>): void {
    const end = seen + rows.length;
    // Rows change meanwhile, and some counts are capped: the total must never be too small to reach the next page.
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
