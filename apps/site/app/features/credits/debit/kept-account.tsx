import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mandate } from '@kindling/contract/money/calls/mandates';
import { Button } from '../../../shared/ui/button';
import { MandateName } from '../mandate-name';
import styles from './direct-debit.module.scss';

/** The account of an earlier mandate. @param children the button that obliges to pay */
export function KeptAccount({
  mandate,
  onOther,
  children,
}: {
  mandate: Mandate;
  onOther: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('direct-debit');
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">{t('kept.title')}</h2>
      <p>
        <strong>
          <MandateName mandate={mandate} />
        </strong>
        <br />
        {mandate.holder}
      </p>
      <p className={styles.small}>{t('kept.reference', { reference: mandate.reference })}</p>
      {children}
      <Button look="quiet" onClick={onOther}>
        {t('kept.other')}
      </Button>
    </section>
  );
}
