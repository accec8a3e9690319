import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/root.ts';
import type { SearchQuery } from '../../../packages/contract/src/routes/discovery.ts';

/** What the bench takes of the built server, whose types are none of the tests'. */
interface BuiltApp {
  get(of: unknown, options: { strict: false }): never;
  close(): Promise<void>;
}
interface Searching {
  search(reader: object, query: SearchQuery): Promise<{ next: string | null }>;
}
interface Dealing {
  deal(memberId: string, after: string | undefined): Promise<{ cards: object[]; next: string | null }>;
}
interface Liking {
  give(likerId: string, likedId: string): Promise<{ match: boolean }>;
}
export interface Parts {
  app: BuiltApp;
  searching: Searching;
  dealing: Dealing;
  liking: Liking;
  tenantOf(id: string): Promise<unknown>;
  inTenant<T>(tenant: unknown, work: () => Promise<T>): Promise<T>;
}

/** The built server without its HTTP side, in this process: what is measured are its parts alone. */
export async function startParts(env: Record<string, string>): Promise<Parts> {
  const built = (file: string) => import(pathToFileURL(path.join(root, 'apps/server/dist', file)).href);
  await import('reflect-metadata');
  const { NestFactory } = (await import('@nestjs/core')) as never as {
    NestFactory: { createApplicationContext(module: unknown, options: object): Promise<BuiltApp> };
  };
  const { AppModule, defaultPorts } = await built('app.module.js');
  const { readEnvironment } = await built('kernel/config/environment.js');
  const { createLog, NestLog } = await built('kernel/log.js');
  const { TenantContext } = await built('kernel/tenancy/tenant-context.js');
  const { TenantRegistry } = await built('kernel/tenancy/tenant-registry.js');
  const { SearchMembers } = await built('modules/discovery/search-members.js');
  const { DealCards } = await built('modules/matchmaking/deal-cards.js');
  const { GiveLike } = await built('modules/likes/give-like.js');
  const environment = readEnvironment({ ...process.env, ...env, NODE_ENV: 'development' });
  const log = createLog({ LOG_LEVEL: 'error' });
  const app = await NestFactory.createApplicationContext(
    AppModule.forRoot({ environment, log, ports: defaultPorts(environment) }),
    { logger: new NestLog(log), abortOnError: false },
  );
  const of = (part: unknown) => app.get(part, { strict: false });
  const registry = of(TenantRegistry) as { byId(id: string): Promise<unknown> };
  return {
    app,
    searching: of(SearchMembers),
    dealing: of(DealCards),
    liking: of(GiveLike),
    tenantOf: async (id) => registry.byId(id),
    inTenant: (tenant, work) => TenantContext.run(tenant, work),
  };
}
