import type { Language } from '@kindling/contract/languages';
import { problem } from '../../../../kernel/http/problem.js';
import { TenantContext } from '../../../../kernel/tenancy/tenant-context.js';

/** @throws Problem `not_found` for a language that the brand does not speak */
export function requireOffered(language: Language): void {
  if (!TenantContext.current().settings.locales.includes(language)) throw problem('not_found');
}
