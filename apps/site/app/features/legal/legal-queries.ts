import type { Language } from '@kindling/contract/languages';
import type { PageName } from '@kindling/contract/pages';
import { apiQuery } from '../../shared/api/api-query';
import type { PageRequest } from '../../shared/api/page-queries';
import { companyQuery } from '../../shared/site/company-query';

/** What the brand wrote under a slug of its own, or in place of a page that every brand has. */
export const ownPageQuery = (slug: string, language: Language) =>
  apiQuery('getPage', { query: { slug, language } });

/** What every legal page asks: the company that its text names, and the brand's own text in its place. */
export const legalQueries =
  (page: PageName) =>
  ({ site: { language } }: PageRequest) => ({
    company: companyQuery,
    own: ownPageQuery(page, language),
  });
