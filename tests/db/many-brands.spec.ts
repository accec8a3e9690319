import { TenantRegistry } from '../../apps/server/src/kernel/tenancy/tenant-registry.ts';
import type { Tenant } from '../../apps/server/src/kernel/ground/tenant.ts';
import { collectGarbage } from '../support/app/garbage.ts';
import { insertBrands } from '../support/database/many-brands.ts';
import { testSchema } from '../support/database/schema.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';

const BRANDS = 10_000;
/** The demo brand with the most languages. */
const LARGEST = 'harbour';
const BYTES_PER_BRAND = 5000;
const AT_ONCE = 20;

describe('ten thousand brands', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });

  it('cost at most 5 kB of memory each once all were asked for, and are all at hand', async () => {
    const registry = app.nest.get(TenantRegistry);
    const before = usedHeap();
    const hosts = await insertBrands((await testSchema()).url, BRANDS, LARGEST);
    // The server finds them by itself; only then does it let go of none of them any more.
    await until('the last brand', () => registry.byHost(hosts.at(-1) ?? '') !== undefined);

    for (let at = 0; at < hosts.length; at += AT_ONCE)
      await Promise.all(hosts.slice(at, at + AT_ONCE).map((host) => registry.byHost(host)));

    const cost = (usedHeap() - before) / BRANDS;
    expect(cost).toBeLessThanOrEqual(BYTES_PER_BRAND);
    // Less would be a sign that they are not there.
    expect(cost).toBeGreaterThan(500);
    const atHand = hosts.map((host) => registry.byHost(host)).filter(isAtHand);
    expect(atHand).toHaveLength(BRANDS);
    // What they have in common is there once.
    expect(new Set(atHand.map((tenant) => tenant.settings.countries)).size).toBe(1);
    for (const [number, tenant] of atHand.entries()) {
      if (tenant.settings.name !== `Brand ${number}`) throw new Error(`${tenant.id} has another's settings`);
    }
  });
});

function isAtHand(found: Tenant | Promise<Tenant | undefined> | undefined): found is Tenant {
  return found !== undefined && !(found instanceof Promise);
}

/** Bytes of the heap that are in use once all garbage is gone. */
function usedHeap(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
