import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/ui/class-names';
import styles from './reading-page.module.scss';

/** A part of a long text, with the anchor for its entry in the contents. */
export interface ReadingSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** From this many parts on there is a table of contents. */
const longText = 4;

/** A long text, set as in a book: a lead, the contents, parts with anchors, lines of readable length. */
export function ReadingPage({
  title,
  lead,
  note,
  urgent,
  sections,
  contents = true,
  language,
  children,
  after,
}: {
  title: string;
  lead?: string | undefined;
  /** A small line below the lead. */
  note?: string | undefined;
  /** Urgent help, before the table of contents. */
  urgent?: ReactNode;
  sections: readonly ReadingSection[];
  /** False for pages whose parts fit on one screen. */
  contents?: boolean;
  /** Set if the text is in another language than the page around it. */
  language?: string | undefined;
  /** Precedes the parts. */
  children?: ReactNode;
  /** Follows them. */
  after?: ReactNode;
}) {
  const { t } = useTranslation();
  const isLong = contents && sections.length >= longText;
  return (
    <article className={classNames(styles.page, isLong && styles.long)} lang={language}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {note && <p className={styles.note}>{note}</p>}
        {urgent}
      </header>
      {isLong && (
        <nav className={styles.contents} aria-label={t('reading.contents')}>
          <p aria-hidden="true">{t('reading.contents')}</p>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>
        {children}
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{name}</h2>
            {body}
          </section>
        ))}
        {after}
      </div>
    </article>
  );
}

/** Paragraphs of a text, separated by empty lines; one whose lines begin with dashes is a list. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph, at) => {
    const lines = paragraph.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) return <p key={at}>{paragraph}</p>;
    return (
      <ul key={at}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  });
}
