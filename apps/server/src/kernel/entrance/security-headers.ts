import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.js';

/** For responses other than pages (API, pictures, files): nothing in them may run, frame or be sniffed. */
const everywhere: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  [
    'permissions-policy',
    'camera=(), microphone=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
  ],
  ['x-permitted-cross-domain-policies', 'none'],
];
const nothingRuns = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The headers of a response other than a page. */
export const plainHeaders = [...everywhere, ['content-security-policy', nothingRuns]] as const;

/**
 * Sets the headers of every response from a prepared list; pages replace the policy with their own. HSTS is sent over
 * HTTPS in production, where the brand's host is known to stay on it.
 */
export function installSecurityHeaders(fastify: FastifyInstance, environment: Environment): void {
  const hsts = environment.NODE_ENV === 'production' ? 'max-age=63072000; includeSubDomains' : undefined;
  fastify.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of plainHeaders) reply.header(name, value);
    if (hsts && request.protocol === 'https') reply.header('strict-transport-security', hsts);
    done();
  });
  // A response is never stored unless its endpoint allows it. The headers are set again because a request whose target
  // is not a path skips the hook above.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('x-frame-options'))
      for (const [name, value] of plainHeaders) reply.header(name, value);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
