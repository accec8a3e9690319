import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { PageHead } from '../../domain/account/page-head';
import { useNonce } from '../../shared/site/document/nonce';
import { LiveFields } from '../../shared/forms/live-fields';
import { Field } from '../../shared/ui/fields/field';
import { faqGroups, isFound, type FaqQuestion } from './faq-questions';
import styles from './faq-page.module.scss';
import { useLegalValues } from './legal-values';
import { PageLinks } from './page-links';
import { Paragraphs, ReadingPage } from './reading-page';

/** Questions and answers; the browser opens them without script, which only searches. */
export function FaqPage({ company }: { company: Company }) {
  const { t } = useTranslation('faq');
  const values = useLegalValues(company);
  const [sought, setSought] = useState('');
  const text = (key: string): string => t(key, values);
  const isShown = ({ key }: FaqQuestion) =>
    isFound(`${text(`${key}.question`)} ${text(`${key}.answer`)}`, sought);
  const found = faqGroups
    .map(({ name, questions }) => ({
      name,
      questions: (questions as readonly FaqQuestion[]).filter(isShown),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <PageHead title={text('title')} description={text('lead')} />
      <StructuredFaq text={text} />
      <ReadingPage
        title={text('title')}
        lead={text('lead')}
        contents={false}
        sections={found.map(({ name, questions }) => ({
          id: name,
          title: text(`group.${name}`),
          body: questions.map((question) => (
            <Question
              key={question.key}
              question={question}
              text={text}
              open={sought.trim() !== '' && count <= 3}
            />
          )),
        }))}
      >
        <search className={styles.search}>
          <LiveFields>
            <Field
              label={text('search.label')}
              type="search"
              name="q"
              autoComplete="off"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          </LiveFields>
          <p role="status" className={styles.count}>
            {sought.trim() !== '' && t('search.found', { count })}
          </p>
        </search>
        {count === 0 && (
          <div>
            <p>{text('search.none')}</p>
            <PageLinks links={[{ name: 'complaints', label: text('complaint.to') }]} />
          </div>
        )}
      </ReadingPage>
    </>
  );
}

function Question({
  question: { key, to },
  open,
  text,
}: {
  question: FaqQuestion;
  open: boolean;
  text: (key: string) => string;
}) {
  return (
    <details id={key} open={open} className={styles.question}>
      <summary>
        <h3>{text(`${key}.question`)}</h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <Paragraphs text={text(`${key}.answer`)} />
        <PageLinks links={to ? [{ name: to, label: text(`${key}.to`) }] : []} />
      </div>
    </details>
  );
}

/** The same questions as structured data for search engines. */
function StructuredFaq({ text }: { text: (key: string) => string }) {
  const nonce = useNonce();
  const questions = faqGroups.flatMap((group) => group.questions.map(({ key }) => key));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((key) => ({
      '@type': 'Question',
      name: text(`${key}.question`),
      acceptedAnswer: { '@type': 'Answer', text: text(`${key}.answer`) },
    })),
  };
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // Characters that could end the element are escaped.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
