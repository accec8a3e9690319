import { z } from 'zod';
import { isRepeatable, type Method } from './endpoint.js';
import { endpoints, type EndpointName } from './endpoints.js';
import type { ProblemCode } from './problems.js';

/** Rights of a staff role (decisions §9); the map from role to rights is in `staff.ts`. */
export const staffRights = [
  'tenants:read',
  'tenants:write',
  'tenants:create',
  'tenants:export',
  'profiles:read',
  'profiles:write',
  'profiles:find_by_mail',
  'members:restrict',
  'members:read',
  'members:account',
  'credits:correct',
  'photos:inspect',
  'complaints:handle',
  'payments:refund',
  'books:read',
  'growth:read',
  'transparency:read',
  'support:answer',
  'fictional:answer',
  'replies:write',
  'codes:write',
  'invites:write',
  'newsletters:write',
  'pages:write',
  'staff:manage',
  'audit:read',
] as const;
export type StaffRight = (typeof staffRights)[number];

/**
 * Who may call: anyone, a logged-in member, a staff member with a right, staff of any right (`staff`), or a payment
 * provider that authenticates by signature.
 */
export type Access = 'visitor' | 'member' | 'staff' | `staff:${StaffRight}` | 'signed';

/**
 * The kind of call that a limit counts, per member or, for visitors, per network. The figures are in the server's
 * `route-limits.ts`.
 */
export type RouteLimit = 'write' | 'upload' | 'read' | 'search' | 'count' | 'profile';

/** A call whose body is a raw file instead of JSON. */
export interface Upload {
  mediaTypes: readonly string[];
  maxBytes: number;
}

/** Default limit of a body in bytes. Forms send much less. */
export const usualBodyBytes = 16 * 1024;

/** The body of a call with `upload`. */
export const fileBody = z.instanceof(Uint8Array);

/** The response of a call with `answers`. */
export const fileAnswer = z.custom<Uint8Array>((answer) => answer instanceof Uint8Array);

/** Sort columns and filter of a console list. Its call takes both as `listQuery`, in its query or its body. */
export interface ListOf {
  columns: readonly string[];
  filter: z.ZodType<Record<string, unknown>>;
}

const nothing = z.strictObject({});

export interface RouteOptions<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> {
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  /** The largest body in bytes, for a call that may need more than `usualBodyBytes`. Files have `upload.maxBytes`. */
  bodyBytes?: number;
  /** Set together with `body: fileBody`. */
  upload?: Upload;
  /** Set together with `query: listQuery`, or `body: listQuery` where the filter takes what members are known by. */
  list?: ListOf;
  /** Absent: `read` or `write` by the method. `own`: the handler has limits of its own kind. */
  limit?: RouteLimit | 'own';
  /** Media type of a call that answers with a file instead of JSON. Set together with `response: fileAnswer`. */
  answers?: string;
  response: R;
  /** The refusals of this call, besides those every call shares. */
  problems: readonly ProblemCode[];
  /** One sentence for `openapi.json`. */
  summary: string;
}

export interface Route<
  N extends EndpointName = EndpointName,
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  name: N;
  method: Method;
  path: string;
  repeatable: boolean;
  access: A;
  params: P;
  query: Q;
  body: B;
  /** Limit of the body; a larger one is refused before it is read. */
  maxBytes: number;
  upload: Upload | undefined;
  list: ListOf | undefined;
  limit: RouteLimit | 'own' | undefined;
  answers: string | undefined;
  response: R;
  problems: readonly ProblemCode[];
  summary: string;
}

type Nothing = typeof nothing;

/** Declares a call. `access` is mandatory, so an unguarded route does not compile. */
export function route<
  N extends EndpointName,
  const A extends Access,
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(name: N, options: RouteOptions<A, P, Q, B, R>): Route<N, A, P, Q, B, R> {
  const [method, path] = endpoints[name];
  return {
    name,
    method,
    path,
    repeatable: isRepeatable(endpoints[name]),
    access: options.access,
    params: (options.params ?? nothing) as P,
    query: (options.query ?? nothing) as Q,
    body: (options.body ?? nothing) as B,
    maxBytes: options.upload?.maxBytes ?? options.bodyBytes ?? usualBodyBytes,
    upload: options.upload,
    list: options.list,
    limit: options.limit,
    answers: options.answers,
    response: options.response,
    problems: options.problems,
    summary: options.summary,
  };
}

/** The limit of a call. Calls of the console and signed calls of providers have their own limits. */
export function limitOf({
  access,
  limit,
  method,
  path,
}: Pick<Route, 'access' | 'limit' | 'method' | 'path'>): RouteLimit | 'own' {
  const isCounted = access === 'member' || (access === 'visitor' && !path.startsWith('/admin-api/'));
  return isCounted ? (limit ?? (method === 'GET' ? 'read' : 'write')) : 'own';
}

/** Refusals that every call shares. */
const sharedProblems: readonly ProblemCode[] = [
  'validation_failed',
  'rate_limited',
  'unavailable',
  'unexpected',
];

/**
 * Every refusal of a route: its own, those of all calls and of all sites, and `authentication_required` where a login
 * is needed.
 */
export function problemsOf({
  access,
  path,
  problems,
}: Pick<Route, 'access' | 'path' | 'problems'>): ProblemCode[] {
  const isOpen = access === 'visitor' || access === 'signed';
  const ofSites: readonly ProblemCode[] = path.startsWith('/admin-api/')
    ? []
    : ['brand_closed', 'preview_only'];
  return [
    ...new Set([
      ...sharedProblems,
      ...ofSites,
      ...(isOpen ? [] : ['authentication_required' as const]),
      ...problems,
    ]),
  ];
}

/** What a handler receives after validation. */
export interface Input<T extends Route> {
  params: z.output<T['params']>;
  query: z.output<T['query']>;
  body: z.output<T['body']>;
}

/** What a caller passes before validation; empty parts may be left out. */
export type CallInput<T extends Route> = Part<'params', z.input<T['params']>> &
  Part<'query', z.input<T['query']>> &
  Part<'body', z.input<T['body']>>;

type Part<K extends string, V> = {} extends V ? { [key in K]?: V } : { [key in K]: V };

export type Answer<T extends Route> = z.output<T['response']>;
