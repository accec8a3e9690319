import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Company } from '@kindling/contract/brands/settings/settings';
import type { PageAnswers } from '../../shared/api/page-queries';
import { BrandPage } from './brand-page';
import type { legalQueries } from './legal-queries';

type LegalAnswers = PageAnswers<ReturnType<ReturnType<typeof legalQueries>>>;

/**
 * A legal page: the brand's own text where it wrote one, else the text of every brand. Its route loads `legalQueries`.
 * @param standard the text of every brand
 * @param after what follows the brand's own
 */
export function LegalRoute(props: { standard: (company: Company) => ReactNode; after?: ReactNode }) {
  const { company, own } = useLoaderData<LegalAnswers>();
  if (own.page) return <BrandPage page={own.page} after={props.after} />;
  return props.standard(company);
}
