import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryCookie, type Country } from '@kindling/contract/languages';
import { countryOptions } from '../../../domain/places/region-names';
import { rememberChoice } from '../../../shared/site/remember-choice';
import { useSite } from '../../../shared/site/site-data';
import { FieldFrame } from '../../../shared/ui/fields/field';
import { Select } from '../../../shared/ui/fields/select';
import { bundlesQuery } from '../../../domain/credits/bundles-query';
import styles from './checkout.module.scss';

/**
 * The payer's country: their own choice, where they live, or by their IP address. Another choice brings other payment methods.
 */
export function PaymentCountry({ country }: { country: Country | null }) {
  const { t } = useTranslation('credits');
  const { settings, language } = useSite();
  const client = useQueryClient();
  const options = countryOptions(settings.countries, language);
  const known = options.some(({ value }) => value === country);
  if (options.length < 2) return null;
  return (
    <div className={styles.country}>
      <FieldFrame label={t('country')}>
        {(control) => (
          <Select
            {...control}
            mustChoose
            none={known ? undefined : t('country_unknown')}
            options={options}
            value={known && country ? country : ''}
            onChange={({ target }) => {
              rememberChoice(countryCookie, target.value);
              void client.invalidateQueries({ queryKey: bundlesQuery.key });
              void client.invalidateQueries({ queryKey: ['getSettings'] });
            }}
          />
        )}
      </FieldFrame>
    </div>
  );
}
