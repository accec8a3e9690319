import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gift } from '@kindling/contract/gifts';
import { classNames } from '../../../shared/ui/class-names';
import { bouquet, rose, tulips } from './flower-drawings';
import styles from './gift-drawing.module.scss';
import { candle, record, ring, stars, teddy } from './keepsake-drawings';
import { cake, chocolates, coffee, wine } from './table-drawings';

const drawings: Readonly<Record<Gift, ReactNode>> = {
  rose,
  bouquet,
  tulips,
  coffee,
  wine,
  chocolates,
  cake,
  teddy,
  candle,
  record,
  ring,
  stars,
};

/** A gift in the theme's colours, as large as its place, with its name for whoever does not see it. */
export function GiftDrawing({
  gift,
  named = false,
  className,
}: {
  gift: Gift;
  /** Its name stands beside it. */
  named?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation('gifts');
  return (
    <svg
      viewBox="0 0 96 96"
      className={classNames(styles.drawing, className)}
      {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(`names.${gift}`) })}
    >
      {drawings[gift]}
    </svg>
  );
}
