import type { z } from 'zod';
import { problemsOf, type Access, type Answer, type Input, type Route } from '@kindling/contract/route';
import type { FieldProblemCode, ProblemCode } from '@kindling/contract/problems';
import { beginningOf } from '@kindling/contract/text/well-formed';
import { fieldProblems, Problem, problem } from '../ground/problem.js';
import { requireOpenBrand } from './brand-gate.js';
import type { Call } from './call.js';
import type { Caller, CallerOf } from './caller.js';

export type Handler<T extends Route> = (
  input: Input<T>,
  caller: CallerOf<T['access']>,
  call: Call,
) => Promise<Answer<T>>;

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** More problems than these do not help: invalid input is not echoed at length. */
const mostNamed = 20;
const longestName = 100;

/**
 * Responses and refusals are checked against the contract in development and tests; production trusts the tested code.
 */
const holdsContract = process.env.NODE_ENV !== 'production';

/**
 * The only way to a handler, over HTTP and for pages rendered in the process: access, limits, validation, handler,
 * response.
 *
 * @throws Problem for every refusal
 */
export async function runEndpoint<T extends Route>(
  route: T,
  handler: Handler<T>,
  raw: RawInput,
  call: Call,
): Promise<Answer<T>> {
  const caller = await call.caller();
  requireAccess(route.access, caller);
  requireOpenBrand(route, call);
  // A new token is written in its own transaction, which also has to wait for its turn.
  const run = async (): Promise<Answer<T>> =>
    runAllowed(route, handler, raw, await renewed(caller, call), call);
  return call.limits ? call.limits.run(route, caller, call.request.address, run) : run();
}

async function renewed(caller: Caller, call: Call): Promise<Caller> {
  return caller.kind === 'member' && caller.renew ? caller.renew(call) : caller;
}

async function runAllowed<T extends Route>(
  route: T,
  handler: Handler<T>,
  raw: RawInput,
  caller: Caller,
  call: Call,
): Promise<Answer<T>> {
  // Without a prototype: a field named like a method of every object is an error like any other.
  const fields = Object.create(null) as Record<string, FieldProblemCode>;
  const params = parse(route.params, raw.params ?? {}, fields);
  const oddInAddress = Object.keys(fields).length;
  const query = parse(route.query, raw.query ?? {}, fields);
  const body = parse(route.body, raw.body ?? {}, fields);
  const odd = Object.keys(fields).length;
  if (odd > 0) {
    const absent = odd === oddInAddress ? refusalOfAbsent(route) : undefined;
    throw absent === undefined ? fieldProblems(fields) : problem(absent);
  }
  let answer: Answer<T>;
  try {
    answer = await handler({ params, query, body } as Input<T>, caller as CallerOf<T['access']>, call);
  } catch (error) {
    throw holdsContract ? declared(route, error) : error;
  }
  if (holdsContract) {
    const checked = route.response.safeParse(answer);
    if (!checked.success)
      throw new Error(`Answer of ${route.name} breaks the contract: ${checked.error.message}`);
  }
  return answer;
}

/** A route's refusal of an unknown id, and therefore of an impossible one. */
function refusalOfAbsent({ problems }: Route): ProblemCode | undefined {
  return problems.find((code) => code === 'not_found' || code === 'link_expired');
}

/** The error itself, or an error about a refusal that its route does not declare. */
function declared(route: Route, error: unknown): unknown {
  if (!(error instanceof Problem) || problemsOf(route).includes(error.code)) return error;
  return new Error(`${route.name} refuses with ${error.code}, which its route does not name`, {
    cause: error,
  });
}

/** @throws Problem `authentication_required`, `forbidden` for a caller without access to the route */
export function requireAccess(access: Access, caller: Caller): void {
  if (access === 'visitor' || access === 'signed') return;
  if (access === 'member') {
    if (caller.kind !== 'member') throw problem('authentication_required');
    return;
  }
  if (caller.kind !== 'staff') throw problem('authentication_required');
  if (access !== 'staff' && !caller.rights.some((right) => access === `staff:${right}`))
    throw problem('forbidden');
}

function parse(schema: z.ZodType, value: unknown, fields: Record<string, FieldProblemCode>): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  let room = mostNamed - Object.keys(fields).length;
  const note = (field: string, code: FieldProblemCode): void => {
    const name = beginningOf(field, longestName);
    if (room <= 0 || name in fields) return;
    fields[name] = code;
    room--;
  };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, mostNamed)) note(key, 'unknown_field');
    else note(issue.path.join('.') || 'body', fieldProblemOf(issue, value));
  }
  return undefined;
}

function fieldProblemOf(issue: z.core.$ZodIssue, value: unknown): FieldProblemCode {
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_small') return isText ? 'too_short' : 'out_of_range';
  if (issue.code === 'too_big') return isText ? 'too_long' : 'out_of_range';
  return valueAt(value, issue.path) === undefined ? 'required' : 'invalid';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}
