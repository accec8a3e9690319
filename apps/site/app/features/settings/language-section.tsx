import { useTranslation } from 'react-i18next';
import { languageName, localeChoices, pathInLanguage } from '../../shared/i18n/locale-choices';
import { useChooseLanguage } from '../../domain/account/use-choose-language';
import { useSite } from '../../shared/site/site-data';
import { useVisitorCountry } from '../../shared/site/use-visitor-country';
import { Section } from './section';
import styles from './rows.module.scss';

/** The languages the member may choose; mails speak the same. */
export function LanguageSection() {
  const { t } = useTranslation('settings');
  const { settings, language } = useSite();
  const country = useVisitorCountry(settings.locales.length > 1);
  const choose = useChooseLanguage();
  const choices = localeChoices(settings.locales, settings.domain_language, country ?? null);
  return (
    <Section id="language" lead={t(choices.length > 1 ? 'language.lead' : 'language.only')}>
      <ul className={styles.choices}>
        {choices.map((choice) => {
          const href = pathInLanguage('settings', {}, choice, settings.domain_language);
          return (
            <li key={choice}>
              <a
                href={href}
                lang={choice}
                hrefLang={choice}
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
      </ul>
    </Section>
  );
}
