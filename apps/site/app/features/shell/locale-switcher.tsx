import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router';
import { LanguageLink } from '../../domain/account/language-link';
import { localeChoices, pathInLanguage } from '../../shared/i18n/locale-choices';
import { tableParameters, useCurrentPage, usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { useVisitorCountry } from '../../shared/site/use-visitor-country';
import { Menu } from '../../shared/ui/menu';
import styles from './locale-switcher.module.scss';

/** Shown only if there is more than one language (specification §2). A choice reloads the page. */
export function LocaleSwitcher() {
  const { t } = useTranslation();
  const { settings, language, words } = useSite();
  const page = useCurrentPage();
  const path = usePaths();
  const parameters = useMatches().at(-1)?.params ?? {};
  const several = settings.locales.length > 1;
  const country = useVisitorCountry(several);
  const choices = localeChoices(settings.locales, settings.domain_language, country ?? null);
  if (choices.length < 2) return null;

  return (
    <Menu
      label={t('nav.language')}
      trigger={
        <span className={styles.current}>
          <Globe aria-hidden="true" />
          <span>{language.toUpperCase()}</span>
        </span>
      }
    >
      {choices.map((choice) => {
        const href = pathInLanguage(
          page,
          page ? tableParameters(page, parameters, words) : {},
          choice,
          settings.domain_language,
        );
        return (
          <li key={choice}>
            <LanguageLink choice={choice} href={href} />
          </li>
        );
      })}
      <li>
        <Link to={path('lang-config')}>{t('nav.lang_config')}</Link>
      </li>
    </Menu>
  );
}
