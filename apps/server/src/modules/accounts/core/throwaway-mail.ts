import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';
import type { Settings } from '@kindling/contract/brands/settings/settings';

let domains: Promise<ReadonlySet<string>> | undefined;

/** Nine thousand names, read when the first brand asks. */
async function throwawayDomains(): Promise<ReadonlySet<string>> {
  domains ??= import('disposable-email-domains-js').then((list) => list.disposableEmailBlocklistSet());
  return domains;
}

/**
 * Whether a brand turns an address away because its mailbox is given out for minutes. Whoever owns such a domain owns
 * what is below it, so subdomains count.
 *
 * @param email a sound address, in any spelling
 */
export async function throwawayMailProblem(
  email: string,
  settings: Pick<Settings, 'refuse_throwaway_mail'>,
): Promise<FieldProblemCode | undefined> {
  if (!settings.refuse_throwaway_mail) return undefined;
  const known = await throwawayDomains();
  const labels = normalizeEmail(email).split('@').at(-1)?.split('.') ?? [];
  return labels.some((_, at) => known.has(labels.slice(at).join('.'))) ? 'email_disposable' : undefined;
}
