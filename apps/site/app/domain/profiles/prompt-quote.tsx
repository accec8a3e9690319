import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownPrompt } from '@kindling/contract/profiles/profile';
import styles from './prompt-quote.module.scss';

/** A prompt and the answer that completes it, large as the photos beside it. Needs the texts of `prompts`. */
export function PromptQuote({
  prompt: { prompt, answer },
  children,
}: {
  prompt: ShownPrompt;
  /** A button in its lower corner. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('prompts');
  return (
    <section className={styles.prompt}>
      <h2>{t(prompt)}</h2>
      <p className={styles.answer}>
        <bdi>{answer}</bdi>
      </p>
      {children}
    </section>
  );
}
