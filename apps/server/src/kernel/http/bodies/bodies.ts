import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWellFormed } from '@kindling/contract/text/well-formed';
import { problem } from '../../ground/problem.js';
import { tenantKey } from '../../ground/tenant-key.js';
import type { Caller } from '../caller.js';
import { requireAccess } from '../pipeline.js';
import { bodyRule, type BodyRule } from './body-rules.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This address accepts a form, as pages without scripts send it. */
    form?: boolean;
    /** This address accepts any body and reads none of it. */
    unread?: boolean;
    body?: BodyRule;
  }
}

/** A refused body up to this size is still read to its end: a new connection would cost more. */
const largestSkipped = 64 * 1024;

/** Concurrent uploads: their bodies are held in memory until complete. */
const mostAtOnce = 24;
/** Per caller, so that none takes all the places. */
const mostOfOne = 3;

/** Their bodies are never read. */
const bodyless = new Set(['GET', 'HEAD', 'TRACE']);

/**
 * Accepts bodies as the contract of their call says. Before a byte is read, it refuses callers without access, bodies
 * of another type or announced as too large, and callers with too many uploads in progress. A body longer than
 * announced is cut off while it is read. A signed message stays bytes until its signature is checked.
 */
export function installBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (options) => {
    const rule = bodyRule(String(options.method), options.url, options.config ?? {});
    if (!rule) return;
    options.bodyLimit = rule.maxBytes;
    options.config = { ...options.config, body: rule };
  });

  const places = new UploadPlaces();
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (bodyless.has(request.method)) return done(null, payload);
    admit(request, reply, places).then(
      () => done(null, payload),
      (error: Error) => done(error),
    );
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isLeftUnread(request)) void reply.header('connection', 'close');
    done(null, payload);
  });

  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    const kind = request.routeOptions.config.body?.kind;
    if (kind === 'signed') request.rawBody = bytes;
    if (kind === 'file') return done(null, bytes);
    if (kind === 'form') return done(null, Object.fromEntries(new URLSearchParams(bytes.toString())));
    if (kind !== 'json' || bytes.length === 0) return done(null, undefined);
    const text = bytes.toString();
    void parseJson(request, text, (error, value: unknown) => {
      // A lone surrogate can only come from an escape: decoding the bytes has replaced all others.
      const whole = error !== null || !/\\u[dD][89a-fA-F]/.test(text) || isWellFormed(value);
      done(whole ? error : problem('malformed_request'), value);
    });
  });
}

/** @throws Problem for a body that must not be read */
async function admit(request: FastifyRequest, reply: FastifyReply, places: UploadPlaces): Promise<void> {
  const rule = request.routeOptions.config.body;
  if (!rule) throw problem('not_found');
  const caller = await request.call.caller();
  if (rule.route) requireAccess(rule.route.access, caller);
  if (!hasBody(request)) return;
  if (rule.mediaTypes.length > 0 && !rule.mediaTypes.some((taken) => isOfType(request, taken)))
    throw problem('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes) throw problem('payload_too_large');
  if (rule.kind !== 'file') return;
  if (rule.route) await request.call.limits?.count(rule.route, caller, request.ip);
  request.call.gone = places.take(placesOf(caller, request.ip), reply);
}

/** Key of an upload's place: the console has its own, because it spans all brands. */
function placesOf(caller: Caller, address: string): string {
  if (caller.kind === 'staff') return ['console', 'upload', caller.staffId].join(':');
  return tenantKey('upload', caller.kind === 'member' ? caller.memberId : address);
}

/**
 * Whether a large body is answered before it is read. The response then closes the connection: to keep it, Node would
 * have to read the whole body first.
 */
function isLeftUnread(request: FastifyRequest): boolean {
  if (request.raw.complete || !hasBody(request)) return false;
  const said = request.headers['content-length'];
  return said === undefined || Number(said) > largestSkipped;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** @param taken a media type, or a range of them such as `image/*` */
function isOfType(request: FastifyRequest, taken: string): boolean {
  const type = mediaTypeOf(request);
  return taken.endsWith('/*') ? type.startsWith(taken.slice(0, -1)) : type === taken;
}

/** Without a type a body is bytes (RFC 9110, section 8.3). */
function mediaTypeOf(request: FastifyRequest): string {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? 'application/octet-stream';
}

/** Uploads in progress in this process, by caller. */
class UploadPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  /**
   * Takes a place until the response is sent or the connection is closed.
   *
   * @returns aborted when the connection closes before the response is sent
   * @throws Problem `rate_limited`, `unavailable`
   */
  take(key: string, reply: FastifyReply): AbortSignal {
    const own = this.taken.get(key) ?? 0;
    if (own >= mostOfOne) throw problem('rate_limited', { retry_after: 5 });
    if (this.total >= mostAtOnce) throw problem('unavailable');
    this.taken.set(key, own + 1);
    this.total += 1;
    const gone = new AbortController();
    finished(reply.raw, (error) => {
      // The reason is never sent: the connection is closed.
      if (error) gone.abort(problem('unavailable'));
      this.total -= 1;
      const left = (this.taken.get(key) ?? 1) - 1;
      if (left > 0) this.taken.set(key, left);
      else this.taken.delete(key);
    });
    return gone.signal;
  }
}
