import { useTranslation } from 'react-i18next';

/** The first thing the Tab key reaches: past the navigation, to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#content">
      {t('action.skip')}
    </a>
  );
}
