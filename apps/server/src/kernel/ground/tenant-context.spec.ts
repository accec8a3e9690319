import { acrossTenants, TenantContext } from './tenant-context.js';
import { tenantKey } from './tenant-key.js';
import type { Tenant } from './tenant.js';

const alpha = { id: 'alpha' } as Tenant;
const beta = { id: 'beta' } as Tenant;

describe('TenantContext', () => {
  it('throws where no tenant is set', () => {
    expect(() => TenantContext.current()).toThrow('No tenant');
  });

  it('throws inside work over all tenants', () => {
    expect(() => acrossTenants('test', () => TenantContext.id())).toThrow('No tenant');
  });

  it('keeps concurrent calls apart', async () => {
    const seen = await Promise.all(
      [alpha, beta].map((tenant) =>
        TenantContext.run(tenant, async () => {
          await Promise.resolve();
          return TenantContext.id();
        }),
      ),
    );
    expect(seen).toEqual(['alpha', 'beta']);
  });

  it('ends with its call', () => {
    TenantContext.run(alpha, () => undefined);
    expect(TenantContext.isSet()).toBe(false);
  });
});

describe('tenantKey', () => {
  it('names the same thing of two tenants apart', () => {
    const key = (tenant: Tenant) => TenantContext.run(tenant, () => tenantKey('limit', 'login'));
    expect(key(alpha)).not.toBe(key(beta));
  });

  it('throws without a tenant', () => {
    expect(() => tenantKey('limit')).toThrow('No tenant');
  });
});
