import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageLink } from '../../../domain/account/language-link';
import { localeChoices, pathInLanguage } from '../../../shared/i18n/locale-choices';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { useVisitorCountry } from '../../../shared/site/use-visitor-country';
import { Section } from './section';
import styles from './rows.module.scss';

/** The languages that the member may choose; mails use the same. */
export function LanguageSection() {
  const { t } = useTranslation('settings');
  const { settings } = useSite();
  const path = usePaths();
  const country = useVisitorCountry(settings.locales.length > 1);
  const choices = localeChoices(settings.locales, settings.domain_language, country ?? null);
  return (
    <Section id="language" lead={t(choices.length > 1 ? 'language.lead' : 'language.only')}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice}>
            <LanguageLink
              choice={choice}
              href={pathInLanguage('settings', {}, choice, settings.domain_language)}
            />
          </li>
        ))}
      </ul>
      <p>
        <Link to={path('lang-config')}>{t('language.country')}</Link>
      </p>
    </Section>
  );
}
