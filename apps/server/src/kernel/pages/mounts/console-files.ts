import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { repositoryPath } from '../../config/repository.js';
import type { Hosts } from '../../tenancy/hosts.js';

const noncePlaceholder = '__CSP_NONCE__';

/**
 * The console on its own host: a single page driven by scripts. Its styles are generated in the browser, so they carry
 * the nonce of each request.
 */
export async function mountConsole(fastify: FastifyInstance, hosts: Hosts): Promise<void> {
  const dist = repositoryPath('apps/admin/dist');
  const parts = (await readFile(`${dist}/index.html`, 'utf8')).split(noncePlaceholder);
  fastify.addConstraintStrategy(onConsole(hosts));
  await fastify.register(fastifyStatic, {
    root: `${dist}/assets`,
    prefix: '/assets/',
    constraints: { console: true },
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  fastify.route({
    method: 'GET',
    url: '/*',
    constraints: { console: true },
    handler(request, reply) {
      // The console routes by the fragment: every other path is unknown.
      if (!/^\/(?:\?|$)/.test(request.url))
        return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found\n');
      const nonce = randomBytes(16).toString('base64');
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-security-policy', consolePolicy(nonce, request.headers.host ?? ''))
        .send(parts.join(nonce));
    },
  });
}

/** A routing constraint for routes of the console's host; all others remain the brands'. */
function onConsole(hosts: Hosts): Parameters<FastifyInstance['addConstraintStrategy']>[0] {
  return {
    name: 'console',
    storage() {
      const handlers = new Map<unknown, never>();
      return {
        get: (value) => handlers.get(value) ?? null,
        set: (value, handler) => void handlers.set(value, handler as never),
      };
    },
    validate: () => undefined,
    deriveConstraint: ({ headers }) => hosts.isConsole(headers.host) || undefined,
  };
}

/** @param host the console's own, with its port: previews of brands are subdomains of it */
function consolePolicy(nonce: string, host: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src *.${host}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
