import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './email-suggestion.module.scss';

/**
 * 'Bedoelde je …' below a field for an address (specification §5): pressing it takes the suggestion over. Needs the
 * namespace `account`.
 * @param email as typed; `''` while the field is still being filled in
 */
export function EmailSuggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const { t } = useTranslation('account');
  const [found, setFound] = useState<{ of: string; address: string | undefined }>();
  useEffect(() => {
    if (email === '') return;
    let wanted = true;
    // The form works without it.
    import('./suggest-email').then(
      ({ suggestEmail }) => {
        if (wanted) setFound({ of: email, address: suggestEmail(email) });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [email]);
  const address = found?.of === email ? found.address : undefined;
  return (
    <p role="status" className={styles.suggestion}>
      {address !== undefined && (
        <button type="button" onClick={() => onTake(address)}>
          {t('field.suggestion', { address })}
        </button>
      )}
    </p>
  );
}
