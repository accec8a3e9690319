import { useTranslation } from 'react-i18next';
import {
  countriesToCall,
  emergencyNumbers,
  helpKinds,
  type HelpKind,
} from '@kindling/contract/safety/emergency-numbers';
import type { Country } from '@kindling/contract/languages';
import { useUser } from '../../domain/account/use-user';
import { countryName } from '../../domain/places/region-names';
import { cleanPhone } from '../../shared/site/clean-phone';
import { useSite } from '../../shared/site/site-data';
import styles from './emergency-numbers.module.scss';
import { Paragraphs } from './reading-page';

/** Emergency numbers of the reader's country, then of the brand's other countries. Needs the texts of `safety`. */
export function EmergencyNumbers() {
  const { t } = useTranslation('safety');
  const { settings, language } = useSite();
  const own = useUser()?.profile.country ?? null;
  return (
    <>
      <Paragraphs text={t('numbers.text')} />
      <div className={styles.countries}>
        {countriesToCall(settings.countries, own).map((country) => (
          <div key={country} data-country={country}>
            <h3>{countryName(country, language)}</h3>
            <Numbers country={country} />
          </div>
        ))}
      </div>
    </>
  );
}

function Numbers({ country }: { country: Country }) {
  const { t } = useTranslation('safety');
  return (
    <dl>
      {helpKinds.map((kind) => {
        const numbers = numbersOf(country, kind);
        return (
          numbers.length > 0 && (
            <div key={kind}>
              <dt>{t(`numbers.${kind}`)}</dt>
              {numbers.map((number) => (
                <dd key={number}>
                  <CallLink number={number} />
                </dd>
              ))}
            </div>
          )
        );
      })}
    </dl>
  );
}

function numbersOf(country: Country, kind: HelpKind): readonly string[] {
  const found = emergencyNumbers[country][kind];
  return typeof found === 'string' ? [found] : (found ?? []);
}

/** A phone number as a `tel:` link. */
export function CallLink({ number }: { number: string }) {
  return <a href={`tel:${cleanPhone(number)}`}>{number}</a>;
}
