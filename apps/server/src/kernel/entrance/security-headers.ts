import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.js';
import type { Served } from '../tenancy/hosts.js';

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

/** Sets the headers of every response from a prepared list; pages replace the policy with their own. */
export function installSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of plainHeaders) reply.header(name, value);
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

/**
 * For how long browsers are to come to a host over HTTPS alone (HSTS): to the console's, the previews below it and the host
 * of links for two years in production, to a brand's as the brand says. A brand that says 0 takes back what it said, and a host that left
 * it takes it back for its next owner.
 *
 * @returns the header's value for a response over HTTPS; undefined for none
 */
export function httpsOnly(served: Served, { NODE_ENV }: Pick<Environment, 'NODE_ENV'>): string | undefined {
  if (served.kind === 'former') return 'max-age=0';
  if (served.kind === 'brand') {
    const { state, settings } = served.tenant;
    return state === 'draft' || settings.hsts_days === undefined
      ? undefined
      : `max-age=${settings.hsts_days * 86_400}`;
  }
  if (NODE_ENV !== 'production') return undefined;
  return served.kind === 'links' ? 'max-age=63072000' : 'max-age=63072000; includeSubDomains';
}
