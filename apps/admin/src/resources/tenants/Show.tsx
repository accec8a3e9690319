import { ReadOnlyTenant } from './read-only-tenant';

/** A brand's settings, read only. */
export function TenantShow() {
  return <ReadOnlyTenant />;
}
