import { localizedPath } from '@kindling/contract/paths/paths';
import type { Surroundings } from '../look/mail-surroundings.js';

/** Where a report or a complaint is looked up. The token is behind the `#`, where no server and no log sees it. */
export function complaintAddress(
  { number, token }: { number: string; token: string },
  { tenant, language, origin }: Surroundings,
): string {
  const path = localizedPath('case-number', language, tenant.settings.domain_language, { number });
  return `${origin}${path}#${token}`;
}
