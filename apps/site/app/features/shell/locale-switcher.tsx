import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { Language } from '@kindling/contract/languages';
import { useUser } from '../../shared/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { rememberLanguage } from '../../shared/i18n/language-choice';
import { tableParameters, useCurrentPage } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { useVisitorCountry } from '../../shared/site/use-visitor-country';
import { Menu } from '../../shared/ui/menu';
import { localeChoices, pathInLanguage } from './locale-choices';
import styles from './locale-switcher.module.scss';

/** Shown only when there is more than one language to choose (specification §2). A choice loads the page anew. */
export function LocaleSwitcher() {
  const { t } = useTranslation();
  const { settings, language, words } = useSite();
  const user = useUser();
  const page = useCurrentPage();
  const parameters = useMatches().at(-1)?.params ?? {};
  const several = settings.locales.length > 1;
  const country = useVisitorCountry(several);
  const choices = localeChoices(settings.locales, settings.domain_language, country ?? null);
  if (choices.length < 2) return null;

  const choose = async (chosen: Language, href: string) => {
    rememberLanguage(chosen);
    // A refusal is no reason to keep the reader from the language; the cookie holds their choice.
    if (user) await browserApi()('updateUser', { body: { language: chosen } }).catch(() => undefined);
    window.location.assign(href);
  };
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
            <a
              href={href}
              hrefLang={choice}
              lang={choice}
              aria-current={choice === language || undefined}
              onClick={(event) => {
                event.preventDefault();
                void choose(choice, href);
              }}
            >
              {languageName(choice)}
            </a>
          </li>
        );
      })}
    </Menu>
  );
}

/** A language's name in itself. */
function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
