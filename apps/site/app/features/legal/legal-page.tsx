import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';
import { legalPages, partsOf, type LegalPageName } from './legal-pages';
import { useLegalValues } from './legal-values';
import { PageLinks } from './page-links';
import { Paragraphs, ReadingPage } from './reading-page';

/** One of the texts that every brand has, with the company's and the brand's data in it. */
export function LegalPage({
  page,
  company,
  note,
  after,
}: {
  page: LegalPageName;
  company: Company;
  note?: string;
  /** Follows the parts. */
  after?: ReactNode;
}) {
  const { namespace, ...options } = legalPages[page];
  const { t } = useTranslation(namespace);
  const { language, settings } = useSite();
  const values = useLegalValues(company);
  const text = (key: string): string => t(`${page}.${key}`, values);
  return (
    <>
      <PageHead title={text('title')} description={text('lead')} />
      <ReadingPage
        title={text('title')}
        lead={text('lead')}
        note={note}
        contents={!('contents' in options)}
        sections={partsOf(page, language, settings.tracking).map(({ key, to = [] }) => ({
          id: key,
          title: text(`${key}.title`),
          body: (
            <>
              <Paragraphs text={text(`${key}.text`)} />
              <PageLinks links={to.map((name) => ({ name, label: text(`${key}.to.${name}`) }))} />
            </>
          ),
        }))}
        after={after}
      />
    </>
  );
}
