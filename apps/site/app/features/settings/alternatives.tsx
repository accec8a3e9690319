import { useTranslation } from 'react-i18next';
import type { BundleOffer } from '@kindling/contract/routes/credits';
import { formatMoney } from '../../shared/i18n/format';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { Button, ButtonLink } from '../../shared/ui/button';
import type { Alternative } from './leave-rules';
import { useInvisible } from './visibility-section';
import styles from './leave.module.scss';

/** What might serve instead of leaving; accepting one is one press, as going on is. */
export function Alternatives({
  list,
  bundle,
}: {
  list: readonly Alternative[];
  bundle: BundleOffer | undefined;
}) {
  const { t } = useTranslation('settings');
  return (
    <div aria-live="polite" className={styles.instead}>
      {list.length > 0 && (
        <>
          <h3>{t('leave.instead')}</h3>
          <ul>
            {list.map((alternative) => (
              <li key={alternative}>
                {alternative === 'smallest_bundle' ? (
                  bundle && <SmallestBundle bundle={bundle} />
                ) : (
                  <p>{t(`leave.alternative.${alternative}`)}</p>
                )}
                <Way alternative={alternative} bundle={bundle} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Its price in money beside the credits (trust 4). */
function SmallestBundle({ bundle: { credits, amount, currency } }: { bundle: BundleOffer }) {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  return (
    <p>
      {t('leave.alternative.smallest_bundle', { credits, price: formatMoney(amount, currency, language) })}
    </p>
  );
}

function Way({ alternative, bundle }: { alternative: Alternative; bundle: BundleOffer | undefined }) {
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
        // The browser's own jump: the section that is shown on a phone goes by it.
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
    case 'smallest_bundle':
      return (
        <ButtonLink look="secondary" to={path('credits-id-paymentmethod', { id: bundle?.id })}>
          {label}
        </ButtonLink>
      );
  }
}
