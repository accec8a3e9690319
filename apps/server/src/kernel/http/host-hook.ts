import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointPath } from '@kindling/contract/endpoints';
import type { Country } from '@kindling/contract/languages';
import type { Environment } from '../config/environment.js';
import type { Geo } from '../../ports/geo.js';
import { TenantContext } from '../tenancy/tenant-context.js';
import type { TenantRegistry } from '../tenancy/tenant-registry.js';
import type { Tenant } from '../tenancy/tenant.js';
import { Call, type CallRequest } from './call.js';
import type { Caller, MemberSessions, StaffSessions } from './caller.js';
import { isDefaultPort, originOf, readHost } from './host-address.js';
import { problem } from './problem.js';
import type { CallLimits } from './route-limits.js';
import { sendProblem } from './problem-filter.js';
import { serializeCookie, sessionCookieName } from './cookies.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the host; null on the console's host. */
    tenant: Tenant | null;
  }
}

export interface HostHookParts {
  environment: Environment;
  registry: TenantRegistry;
  memberSessions: MemberSessions;
  staffSessions: StaffSessions;
  geo: Pick<Geo, 'countryOf'>;
  limits: CallLimits;
}

const visitor: Caller = { kind: 'visitor' };

/**
 * The first thing that happens to a request: its `Host` names the brand (or the console), everything after runs in
 * that brand's context. An unknown host gets a neutral 404 that names no brand (decisions §1.1).
 */
export function installHostHook(fastify: FastifyInstance, parts: HostHookParts): void {
  const { environment, registry } = parts;
  const ports = new Set([environment.PORT, environment.PUBLIC_PORT]);
  const isPublicPort = (port: number | undefined, { socket, protocol }: FastifyRequest): boolean =>
    // A server on a port that the system chose is reached through that one.
    port === undefined || ports.has(port) || port === socket.localPort || isDefaultPort(protocol, port);
  const newCall = (
    request: FastifyRequest,
    origin: string,
    resolveCaller: (facts: CallRequest) => Promise<Caller>,
  ): Call => new Call(new FastifyCallRequest(request, origin, parts.geo), resolveCaller, parts.limits);
  fastify.decorateRequest('tenant', null);
  fastify.decorateRequest('call');

  fastify.addHook('onRequest', (request, reply, done) => {
    const path = request.raw.url ?? '/';
    if (path.startsWith('/health/')) return done();
    const address = readHost(request.headers.host);
    if (!address || !isPublicPort(address.port, request)) return notFound(reply);
    const { host } = address;
    const origin = originOf(request.protocol, address);
    if (host === environment.CONSOLE_HOST) {
      if (asksFor(request, '/api')) return void sendProblem(reply, problem('not_found'));
      request.call = newCall(request, origin, (facts) => staffCaller(facts, parts.staffSessions));
      return guardOrigin(request, reply, done);
    }
    const found = registry.byHost(host);
    if (found === undefined || asksFor(request, '/admin-api')) return notFound(reply);
    const enter = (tenant: Tenant | undefined): void => {
      if (!tenant) return notFound(reply);
      request.tenant = tenant;
      request.call = newCall(request, origin, (facts) => memberCaller(facts, parts.memberSessions));
      TenantContext.run(tenant, () => guardOrigin(request, reply, done));
    };
    if (found instanceof Promise) found.then(enter, (error: Error) => done(error));
    else enter(found);
  });

  // A body is read in the socket's context, not in ours: enter the brand again before the handler.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.tenant) TenantContext.run(request.tenant, done);
    else done();
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    const call = request.call as Call | undefined;
    if (call) {
      for (const [name, value] of call.headers) void reply.header(name, value);
      if (call.cookies.length > 0) {
        const secure = call.request.secure;
        void reply.header(
          'set-cookie',
          call.cookies.map((cookie) => serializeCookie(...cookie, secure)),
        );
      }
    }
    done(null, payload);
  });
}

function isUnder(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^(?:[/?]|$)/.test(path.slice(prefix.length));
}

/**
 * Whether a request is for something below a path, as it was written or as the router understood it: the router decodes
 * `/%61pi` and takes addresses with scheme and host, so the text alone would let those past.
 */
function asksFor(request: FastifyRequest, prefix: string): boolean {
  return isUnder(request.raw.url ?? '/', prefix) || isUnder(request.routeOptions.url ?? '', prefix);
}

function notFound(reply: FastifyReply): void {
  void reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found\n');
}

/**
 * Refuses what another site's page started: writes everywhere, and the state-changing GETs that the specification
 * names. Provider webhooks prove themselves by signature instead.
 */
function guardOrigin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const route = request.routeOptions.url ?? '';
  const isApi = isUnder(route, '/api') || isUnder(route, '/admin-api');
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  const isForeign =
    route === endpointPath('logout')
      ? !isFromOurClient(request)
      : isWrite && !route.startsWith('/api/payments/webhooks/') && isCrossSite(request);
  if (isApi && isForeign) {
    return sendProblem(reply, problem('cross_site_request'));
  }
  if (route === endpointPath('getUser') && request.headers['x-request-type'] !== 'client') {
    return sendProblem(reply, problem('client_header_required'));
  }
  done();
}

function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const origin = request.headers.origin;
  return origin !== undefined && origin !== `${request.protocol}://${request.headers.host ?? ''}`;
}

/** For a GET that changes something: a link of another site's page, too, carries neither origin nor our header. */
function isFromOurClient(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? request.headers['x-request-type'] === 'client' : site === 'same-origin';
}

/** Reads each fact only when somebody asks: most requests are anonymous pages that need none. */
class FastifyCallRequest implements CallRequest {
  private parsed: Readonly<Record<string, string | undefined>> | undefined;
  private found: Country | null | undefined;

  constructor(
    private readonly request: FastifyRequest,
    readonly origin: string,
    private readonly geo: HostHookParts['geo'],
  ) {}

  get id(): string {
    return this.request.id;
  }

  get address(): string {
    return this.request.ip;
  }

  get country(): Country | null {
    if (this.found === undefined) this.found = this.geo.countryOf(this.request.ip);
    return this.found;
  }

  get headers(): CallRequest['headers'] {
    return this.request.headers;
  }

  get cookies(): Readonly<Record<string, string | undefined>> {
    this.parsed ??= parseCookies(this.request.headers.cookie);
    return this.parsed;
  }

  get secure(): boolean {
    return this.request.protocol === 'https';
  }

  get rawBody(): Buffer | undefined {
    return this.request.rawBody;
  }
}

function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim();
  }
  return cookies;
}

async function memberCaller(facts: CallRequest, sessions: MemberSessions): Promise<Caller> {
  const token = facts.cookies[sessionCookieName('member', facts.secure)];
  return (token && (await sessions.find(token))) || visitor;
}

async function staffCaller(facts: CallRequest, sessions: StaffSessions): Promise<Caller> {
  const token = facts.cookies[sessionCookieName('staff', facts.secure)];
  return (token && (await sessions.find(token))) || visitor;
}
