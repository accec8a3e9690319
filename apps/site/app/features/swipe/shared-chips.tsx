import { useTranslation } from 'react-i18next';
import type { SharedThing } from './shared-things';
import styles from './shared-chips.module.scss';

/** What the two share, as chips on the photo. */
export function SharedChips({ things }: { things: readonly SharedThing[] }) {
  const { t } = useTranslation('swipe');
  if (things.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('shared.title')}>
      {things.map((thing) =>
        thing.kind === 'city' ? (
          <li key="city">{t('shared.city', { city: thing.city })}</li>
        ) : (
          <li key={thing.interest}>{t(`profile:interests.${thing.interest}`)}</li>
        ),
      )}
    </ul>
  );
}
