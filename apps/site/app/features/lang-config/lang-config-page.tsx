import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryCookie } from '@kindling/contract/languages';
import { LanguageLink } from '../../domain/account/language-link';
import { PageHead } from '../../domain/account/page-head';
import { useUser } from '../../domain/account/use-user';
import { countryName, countryOptions } from '../../domain/places/region-names';
import { localeChoices, pathInLanguage } from '../../shared/i18n/locale-choices';
import { rememberChoice } from '../../shared/site/remember-choice';
import { useSite } from '../../shared/site/site-data';
import { useVisitorCountry } from '../../shared/site/use-visitor-country';
import { FieldFrame } from '../../shared/ui/fields/field';
import { Select } from '../../shared/ui/fields/select';
import { showToast } from '../../shared/ui/notices/toasts';
import styles from './lang-config-page.module.scss';

/**
 * Language and country of the reader (specification §2): each choice takes effect at once, and the country determines the
 * languages on offer.
 */
export function LangConfigPage() {
  const { t } = useTranslation('lang-config');
  const { settings, language } = useSite();
  const user = useUser();
  const client = useQueryClient();
  const [languagesId, countryId] = [useId(), useId()];
  const country = useVisitorCountry(true);
  const choices = localeChoices(settings.locales, settings.domain_language, country ?? null);
  const options = countryOptions(settings.countries, language);
  const known = options.some(({ value }) => value === country);
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p>{t('lead', { brand: settings.name })}</p>
      </header>
      <section className={styles.part} aria-labelledby={languagesId}>
        <h2 id={languagesId}>{t('language.title')}</h2>
        <p>
          {t(choices.length < 2 ? 'language.only' : user ? 'language.member' : 'language.visitor', {
            brand: settings.name,
          })}
        </p>
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice}>
              <LanguageLink
                choice={choice}
                href={pathInLanguage('lang-config', {}, choice, settings.domain_language)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby={countryId}>
        <h2 id={countryId}>{t('country.title')}</h2>
        <p>{t('country.text')}</p>
        <FieldFrame label={t('country.label')}>
          {(control) => (
            <Select
              {...control}
              mustChoose
              none={known ? undefined : t('country.unknown')}
              options={options}
              value={known && country ? country : ''}
              disabled={country === undefined}
              onChange={({ target }) => {
                const chosen = options.find(({ value }) => value === target.value);
                if (!chosen) return;
                rememberChoice(countryCookie, chosen.value);
                void client.invalidateQueries({ queryKey: ['getSettings'] });
                showToast(t('country.saved', { country: countryName(chosen.value, language) }));
              }}
            />
          )}
        </FieldFrame>
      </section>
    </div>
  );
}
