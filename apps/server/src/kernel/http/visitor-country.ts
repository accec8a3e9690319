import { countryCookie, type Country } from '@kindling/contract/languages';
import type { Tenant } from '../ground/tenant.js';
import type { CallRequest } from './call.js';

/** The visitor's chosen country, among those of the brand; null for none. */
export function chosenCountry(tenant: Tenant, { cookies }: Pick<CallRequest, 'cookies'>): Country | null {
  const { countries } = tenant.settings;
  return countries.find((country) => country === cookies[countryCookie]) ?? null;
}

/** The visitor's country: their choice takes precedence over their address (decisions §11.2). */
export function visitorCountry(
  tenant: Tenant,
  request: Pick<CallRequest, 'cookies' | 'country'>,
): Country | null {
  return chosenCountry(tenant, request) ?? request.country;
}
