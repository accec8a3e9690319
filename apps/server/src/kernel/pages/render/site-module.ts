import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { SiteBuild } from '@kindling/contract/site-request';
import type { Environment } from '../../config/environment.js';
import { repositoryPath } from '../../config/repository.js';

/** Paths that never belong to the site's development server. */
const notTheSite = /^\/(api|admin-api|health|photos|receipts|theme|themes|sandbox|dev)(?:[/?]|$)/;

/**
 * Loads the site's renderer: its build, or in development its sources through Vite, which then also serves the
 * browser's modules and hot updates.
 */
export async function loadSite(
  fastify: FastifyInstance,
  environment: Environment,
): Promise<() => Promise<SiteBuild>> {
  if (!environment.KINDLING_DEV) {
    const file = repositoryPath('apps/site/build/server/index.js');
    const build = (await import(pathToFileURL(file).href)) as SiteBuild;
    return () => Promise.resolve(build);
  }
  const { createServer } = await import('vite');
  const root = repositoryPath('apps/site');
  const vite = await createServer({
    root,
    configFile: repositoryPath('apps/site/vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, allowedHosts: true, hmr: { server: fastify.server } },
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.tenant || notTheSite.test(request.raw.url ?? '/')) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  fastify.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('/server/app.ts')) as SiteBuild;
}
