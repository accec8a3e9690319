import { useTranslation } from 'react-i18next';
import { formatMoney } from '@kindling/contract/text/numbers';
import type { AnswerOf } from '../../../shared/api/api-query';
import { underDiscount } from '../../../domain/credits/discount-address';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Button, ButtonLink } from '../../../shared/ui/button';
import type { Alternative } from './leave-rules';
import { useInvisible } from '../sections/visibility-section';
import styles from './leave.module.scss';

type Offers = Omit<AnswerOf<'getLeavingOffers'>, 'undoable'>;

/** Alternatives to leaving; accepting one takes one press, as leaving does. */
export function Alternatives({ list, ...offers }: { list: readonly Alternative[] } & Offers) {
  const { t } = useTranslation('settings');
  return (
    <div aria-live="polite" className={styles.instead}>
      {list.length > 0 && (
        <>
          <h3>{t('leave.instead')}</h3>
          <ul>
            {list.map((alternative) => (
              <li key={alternative}>
                <Text alternative={alternative} {...offers} />
                <Way alternative={alternative} {...offers} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Prices in money next to the credits (trust 4). */
function Text({ alternative, trial, discount }: { alternative: Alternative } & Offers) {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const bundle = trial?.bundle;
  const money = (cents: number) => bundle && formatMoney(cents, bundle.currency, language);
  return (
    <p>
      {t(`leave.alternative.${alternative}`, {
        credits: bundle?.credits,
        price: money(bundle?.amount ?? 0),
        usual: money(bundle?.full_amount ?? 0),
        percent: discount?.percentage,
      })}
    </p>
  );
}

function Way({ alternative, trial, discount }: { alternative: Alternative } & Offers) {
  const { t } = useTranslation('settings');
  const path = usePaths();
  const invisible = useInvisible();
  const label = t(`leave.take.${alternative}`);
  switch (alternative) {
    case 'invisible':
      return (
        <Button look="secondary" busy={invisible.busy} onClick={() => void invisible.set(true)}>
          {label}
        </Button>
      );
    case 'change_email':
      return (
        // The browser's own jump: the section shown on a phone depends on it.
        <ButtonLink look="secondary" to="#email" reloadDocument>
          {label}
        </ButtonLink>
      );
    case 'notifications':
      return (
        <ButtonLink look="secondary" to={path('notifications')}>
          {label}
        </ButtonLink>
      );
    case 'trial':
      return (
        trial && (
          <ButtonLink
            look="secondary"
            to={underDiscount(path('credits-id-paymentmethod', { id: trial.bundle.id }), trial.code)}
          >
            {label}
          </ButtonLink>
        )
      );
    case 'discount':
      return (
        discount && (
          <ButtonLink look="secondary" to={underDiscount(path('credits'), discount.code)}>
            {label}
          </ButtonLink>
        )
      );
  }
}
