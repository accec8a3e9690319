import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Place } from '@kindling/contract/brands/calls/places';
import { Button } from '../../shared/ui/button';
import { useLocation } from './use-location';
import styles from './use-my-location.module.scss';

/** Fills in a place by the browser's position, once it is pressed; says so where the browser does not give it. */
export function UseMyLocation({ onFound }: { onFound: (place: Place) => void }) {
  const { t } = useTranslation('places');
  const { state, outcome, locate } = useLocation(onFound);
  const text =
    outcome === null
      ? state === 'unsupported' || state === 'denied'
        ? t(`location.${state}`)
        : ''
      : typeof outcome === 'string'
        ? t(`location.${outcome}`)
        : t('location.done', { city: outcome.city });
  return (
    <div className={styles.location}>
      {state !== 'unsupported' && (
        <Button look="secondary" busy={outcome === 'busy'} onClick={() => void locate()}>
          <LocateFixed aria-hidden="true" />
          {t('location.use')}
        </Button>
      )}
      <p role="status">{text}</p>
    </div>
  );
}
