import { useTranslation } from 'react-i18next';
import type { CookieChoice } from '@kindling/contract/cookie-consent';
import { Button } from '../../shared/ui/button';
import styles from './consent.module.scss';

/** Refusing and accepting, alike in size, look and effort (trust 14). */
export function ChoiceButtons({
  busy,
  onChoose,
}: {
  busy: CookieChoice | null;
  onChoose: (choice: CookieChoice) => void;
}) {
  const { t } = useTranslation('consent');
  return (
    <div className={styles.buttons}>
      {(['necessary', 'all'] as const).map((choice) => (
        <Button
          key={choice}
          look="secondary"
          busy={busy === choice}
          onClick={() => busy === null && onChoose(choice)}
        >
          {t(`choose.${choice}`)}
        </Button>
      ))}
    </div>
  );
}
