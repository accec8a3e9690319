import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadI18n } from './instance';

/**
 * Loads namespaces for a component that opens over a page, whose route does not list them. Browser only.
 *
 * @returns true once they are loaded
 */
export function useTexts(namespaces: readonly string[]): boolean {
  const { i18n } = useTranslation();
  const missing = namespaces
    .filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
    .join(' ');
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (missing === '') return;
    let wanted = true;
    void loadI18n(i18n.language, missing.split(' ')).then(() => {
      if (wanted) setLoaded(missing);
    });
    return () => {
      wanted = false;
    };
  }, [i18n, missing]);
  return missing === '';
}
