import type { Language } from '@kindling/contract/languages';
import { apiQuery } from '../../shared/api/api-query';

/** What the brand wrote under a slug of its own, or in place of a page that every brand has. */
export const ownPageQuery = (slug: string, language: Language) =>
  apiQuery('getPage', { query: { slug, language } });
