import type { Environment } from '../config/environment.js';
import type { Tenant } from '../ground/tenant.js';

type PublicAddress = Pick<Environment, 'NODE_ENV' | 'PORT' | 'PUBLIC_SCHEME' | 'PUBLIC_PORT'>;

/**
 * Scheme, primary host and port of a brand as its visitors reach it, for use outside of requests: in mails. Never taken
 * from a request, whose `Host` may be an alias.
 */
export function publicOrigin(environment: PublicAddress, tenant: Pick<Tenant, 'primaryHost'>): string {
  const isProduction = environment.NODE_ENV === 'production';
  const scheme = environment.PUBLIC_SCHEME ?? (isProduction ? 'https' : 'http');
  const port = environment.PUBLIC_PORT ?? (isProduction ? 0 : environment.PORT);
  const isDefault = port === 0 || port === (scheme === 'https' ? 443 : 80);
  return `${scheme}://${tenant.primaryHost}${isDefault ? '' : `:${port}`}`;
}
