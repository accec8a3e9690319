import { BadgeCheck, HandCoins, Undo2, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';
import styles from './promises.module.scss';

const promises = [
  ['labelled', BadgeCheck],
  ['price', HandCoins],
  ['refund', Undo2],
  ['private', EyeOff],
] as const;

/** The brand's promises, each enforced by the software itself. */
export function Promises() {
  const { t } = useTranslation('index');
  const { settings } = useSite();
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        <h2 className={styles.title}>{t('promise.title')}</h2>
        <ul className={styles.list}>
          {promises.map(([name, Icon]) => (
            <li key={name}>
              <Icon aria-hidden="true" />
              <h3>{t(`promise.${name}.title`)}</h3>
              <p>
                {t(`promise.${name}.text`, {
                  profiles: settings.fictional_plural,
                  count: settings.refund_days,
                })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
