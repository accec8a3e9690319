import type { ReactNode } from 'react';
import type { ShownPage } from '@kindling/contract/brands/calls/brand-pages';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';
import { ReadingPage } from './reading-page';
import styles from './reading-page.module.scss';

/** A page that the brand wrote itself. The server made the HTML of Markdown; it holds nothing else. */
export function BrandPage({
  page,
  after,
}: {
  page: ShownPage;
  /** Follows the page, whatever the brand writes. */
  after?: ReactNode;
}) {
  const { language } = useSite();
  const { title, lead, intro, sections } = page;
  return (
    <>
      <PageHead title={title} description={lead} />
      <ReadingPage
        title={title}
        lead={lead}
        language={page.language === language ? undefined : page.language}
        after={after}
        sections={sections.map(({ id, title: name, html }) => ({
          id,
          title: name,
          body: <Html text={html} />,
        }))}
      >
        {intro !== '' && <Html text={intro} />}
      </ReadingPage>
    </>
  );
}

function Html({ text }: { text: string }) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: text }} />;
}
