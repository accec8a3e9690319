import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/root.ts';
import { inProduction } from './bench-app.ts';

/** What a bench takes of the built server, whose types are none of the tests'. */
interface NestApp {
  get(of: unknown, options: { strict: false }): never;
  close(): Promise<void>;
}

/** The built server without its HTTP side, in this process: what is measured are its parts alone. */
export interface BuiltApp {
  app: NestApp;
  /** Provider of the class that a built file exports under this name. */
  part<T>(file: string, name: string): Promise<T>;
  tenantOf(id: string): Promise<unknown>;
  inTenant<T>(tenant: unknown, work: () => Promise<T>): Promise<T>;
}

export async function startBuiltApp(env: Record<string, string>): Promise<BuiltApp> {
  const built = (file: string) => import(pathToFileURL(path.join(root, 'apps/server/dist', file)).href);
  await import('reflect-metadata');
  const { NestFactory } = (await import('@nestjs/core')) as never as {
    NestFactory: { createApplicationContext(module: unknown, options: object): Promise<NestApp> };
  };
  const { AppModule } = await built('app.module.js');
  const { defaultPorts } = await built('default-ports.js');
  const { readEnvironment } = await built('kernel/config/environment.js');
  const { createLog, NestLog } = await built('kernel/ground/log.js');
  const { TenantContext } = await built('kernel/ground/tenant-context.js');
  const { TenantRegistry } = await built('kernel/tenancy/tenant-registry.js');
  const environment = readEnvironment({ ...process.env, ...env, ...inProduction });
  const log = createLog({ LOG_LEVEL: 'error' });
  const app = await NestFactory.createApplicationContext(
    AppModule.forRoot({ environment, log, ports: defaultPorts(environment) }),
    { logger: new NestLog(log), abortOnError: false },
  );
  const registry = app.get(TenantRegistry, { strict: false }) as { byId(id: string): Promise<unknown> };
  return {
    app,
    part: async (file, name) => app.get((await built(file))[name], { strict: false }),
    tenantOf: async (id) => registry.byId(id),
    inTenant: (tenant, work) => TenantContext.run(tenant, work),
  };
}
