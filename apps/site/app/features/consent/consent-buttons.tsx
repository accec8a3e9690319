import type { CookieChoice } from '@kindling/contract/brands/cookie-consent';
import { Button } from '../../shared/ui/button';
import { useConsentWords } from './use-consent-words';
import styles from './consent.module.scss';

/** Refusing and accepting, equal in size, look and effort (trust 14). */
export function ConsentButtons({
  busy,
  onChoose,
}: {
  busy: CookieChoice | null;
  onChoose: (choice: CookieChoice) => void;
}) {
  const { choices } = useConsentWords();
  return (
    <div className={styles.buttons}>
      {(['necessary', 'all'] as const).map((choice) => (
        <Button
          key={choice}
          look="secondary"
          busy={busy === choice}
          onClick={() => busy === null && onChoose(choice)}
        >
          {choices[choice]}
        </Button>
      ))}
    </div>
  );
}
