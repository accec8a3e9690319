import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.js';
import { repositoryPath } from '../config/repository.js';

const noncePlaceholder = '__CSP_NONCE__';

/**
 * The console on its own host: one page whose scripts do the rest. Its styles are made in the browser, so they carry
 * the nonce that each request gets.
 */
export async function mountConsole(fastify: FastifyInstance, environment: Environment): Promise<void> {
  const dist = repositoryPath('apps/admin/dist');
  const parts = (await readFile(`${dist}/index.html`, 'utf8')).split(noncePlaceholder);
  const host = hostPattern(environment.CONSOLE_HOST);
  await fastify.register(fastifyStatic, {
    root: `${dist}/assets`,
    prefix: '/assets/',
    constraints: { host },
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  fastify.route({
    method: 'GET',
    url: '/*',
    constraints: { host },
    handler(request, reply) {
      // The console finds its way by the fragment: every other path is nothing.
      if (!/^\/(?:\?|$)/.test(request.url))
        return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found\n');
      const nonce = randomBytes(16).toString('base64');
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-security-policy', consolePolicy(nonce))
        .send(parts.join(nonce));
    },
  });
}

/** Matches the console's host with any port; everything else stays with the brands. */
function hostPattern(host: string): RegExp {
  return new RegExp(`^${host.replaceAll('.', '\\.')}(:\\d+)?$`, 'i');
}

function consolePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
