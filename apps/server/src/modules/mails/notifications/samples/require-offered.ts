import type { Language } from '@kindling/contract/languages';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';

/** @throws Problem `not_found` for a language that the brand does not offer */
export function requireOffered(language: Language): void {
  if (!TenantContext.current().settings.locales.includes(language)) throw problem('not_found');
}
