import { countryCookie, type Country } from '@kindling/contract/languages';
import type { Tenant } from '../ground/tenant.js';
import type { CallRequest } from './call.js';

/** The country that a visitor chose, among those of the brand; null when they chose none. */
export function chosenCountry(tenant: Tenant, { cookies }: Pick<CallRequest, 'cookies'>): Country | null {
  const { countries } = tenant.settings;
  return countries.find((country) => country === cookies[countryCookie]) ?? null;
}

/** Where a visitor counts as being: what they chose wins over what their address says (decisions §11.2). */
export function visitorCountry(
  tenant: Tenant,
  request: Pick<CallRequest, 'cookies' | 'country'>,
): Country | null {
  return chosenCountry(tenant, request) ?? request.country;
}
