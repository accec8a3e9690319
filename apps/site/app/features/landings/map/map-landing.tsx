import { useTranslation } from 'react-i18next';
import type { Country } from '@kindling/contract/languages';
import type { Crowd } from '@kindling/contract/meeting/calls/head-count';
import { formatNumber } from '@kindling/contract/text/numbers';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { usePlaceNames } from '../../../domain/places/region-names';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { LandingHead } from '../landing-head';
import { outlines } from './outlines';
import { RegionMap } from './region-map';
import script from './map.script.ts?page-script';
import styles from './map.module.scss';

/** At most this many regions are named next to the map. */
const mostNamed = 8;

/**
 * A map of the visitor's country whose regions glow by their number of members, rounded down and never under five. Drawn by the
 * page itself; a glow represents a region's cities, never a person.
 */
export function MapLanding({ crowd, country }: { crowd: Crowd; country: Country }) {
  const { t } = useTranslation('landings');
  const { settings, language } = useSite();
  const places = usePlaceNames();
  const outline = outlines[country];
  const regions = crowd.regions.filter(
    ({ country: of, region }) => of === country && outline.regions[region] !== undefined,
  );
  const kind = regions.length > 0 ? 'known' : 'unknown';
  const names = { name: settings.name, country: places.country(country) };
  return (
    <div className={styles.page} data-map>
      <LandingHead title={t('map.title')} description={t(`map.${kind}`, names)} />
      <div className={styles.words}>
        <h1>{t('map.title')}</h1>
        <p className={styles.lead}>{t(`map.${kind}`, names)}</p>
        {kind === 'known' && (
          <ul className={styles.regions}>
            {regions.slice(0, mostNamed).map(({ region, members }) => (
              <li key={region}>
                <button type="button" data-region={region} aria-pressed="false">
                  <span>{places.region(country, region)}</span>
                  <strong>{t('map.at_least', { number: formatNumber(members, language) })}</strong>
                </button>
              </li>
            ))}
          </ul>
        )}
        <SignupLink size="large" look="inverse" />
        <p className={styles.small}>
          {kind === 'known' && <span>{t('map.rounded')}</span>} <span>{t('map.source')}</span>
        </p>
      </div>
      <RegionMap outline={outline} regions={regions} label={names.country} />
      <PageScript source={script} />
    </div>
  );
}
