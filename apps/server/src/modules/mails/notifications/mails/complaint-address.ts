import { localizedPath } from '@kindling/contract/paths/paths';
import type { Surroundings } from '../look/mail-surroundings.js';

/** The address of a report or a complaint. The token is in the `#` fragment, which reaches no server and no log. */
export function complaintAddress(
  { number, token }: { number: string; token: string },
  { tenant, language, origin }: Surroundings,
): string {
  const path = localizedPath('case-number', language, tenant.settings.domain_language, { number });
  return `${origin}${path}#${token}`;
}
