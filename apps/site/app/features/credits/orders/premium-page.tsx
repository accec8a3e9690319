import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@kindling/contract/text/numbers';
import { useUser } from '../../../domain/account/use-user';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { PriceOfCredits } from '../../../domain/credits/price-of-credits';
import { BundlePrice } from '../../../domain/credits/bundle-price';
import { usePaths } from '../../../shared/routing/use-paths';
import { PageHead } from '../../../domain/account/page-head';
import { useSite } from '../../../shared/site/site-data';
import { ButtonLink } from '../../../shared/ui/button';
import { bundlesQuery } from '../../../domain/credits/bundles-query';
import styles from './premium-page.module.scss';

/** What free and premium members get, row by row; each pair is a text of `credits` (`compare.*`). */
const rows = ['photos', 'likes', 'conversations', 'messages'] as const;

/** Premium and its prices: it starts with the first purchase and has no price or term of its own (decisions §7.7). */
export function PremiumPage({ offer }: { offer: AnswerOf<'getBundles'> }) {
  const { t } = useTranslation('credits');
  const { settings, language, themeAssets } = useSite();
  const path = usePaths();
  const user = useUser();
  const { bundles, refund_days: refundDays } = useApiQuery(bundlesQuery, offer).data;
  const premium = user?.paid_user ?? false;
  return (
    <div className={styles.page}>
      <PageHead title={t(premium ? 'premium.yours' : 'premium.title')} description={t('premium.text')} />
      <header className={styles.hero}>
        <img src={`${themeAssets}/pictures/premium.svg`} alt="" width={320} height={240} />
        <div className={styles.words}>
          <h1>{t(premium ? 'premium.yours' : 'premium.title')}</h1>
          <p>{t(premium ? 'premium.yours_text' : 'premium.text')}</p>
          <ButtonLink to={path(user ? 'credits' : 'signup')} look="inverse" size="large">
            {t(user ? 'premium.buy' : 'premium.signup')}
          </ButtonLink>
        </div>
      </header>
      <section aria-labelledby="compare" className={styles.section}>
        <h2 id="compare">{t('compare.title')}</h2>
        <table className={styles.compare}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('compare.free')}</th>
              <th scope="col">{t('compare.premium')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`compare.${row}.label`)}</th>
                <td>{t(`compare.${row}.free`)}</td>
                <td>
                  <Check aria-hidden="true" /> {t(`compare.${row}.premium`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {settings.match_claim_percent !== undefined && (
          <p>
            {t('compare.claim', { percent: settings.match_claim_percent })}{' '}
            <small className={styles.small}>
              {t('compare.claim_source', { source: settings.match_claim_source })}
            </small>
          </p>
        )}
        <p className={styles.small}>{t('compare.note')}</p>
      </section>
      <section aria-labelledby="prices" className={styles.section}>
        <h2 id="prices">{t('prices.title')}</h2>
        <ul className={styles.prices}>
          {bundles.map((bundle) => (
            <li key={bundle.id}>
              <strong>{t('summary.credits', { count: bundle.credits })}</strong>
              <BundlePrice bundle={bundle} className={styles.price} noteClassName={styles.note} />
              {bundle.messages > 0 && (
                <small className={styles.note}>
                  {t('per_message', { price: formatMoney(bundle.message_price, bundle.currency, language) })}
                </small>
              )}
            </li>
          ))}
        </ul>
        <dl className={styles.costs}>
          <Cost label={t('prices.message')} credits={settings.message_credits} bundles={bundles} />
          <Cost label={t('prices.reply')} credits={settings.reply_credits} bundles={bundles} />
        </dl>
        <p className={styles.small}>
          {t('summary.vat')} {t('refund', { count: refundDays })}
        </p>
      </section>
    </div>
  );
}

function Cost({
  label,
  credits,
  bundles,
}: {
  label: string;
  credits: number;
  bundles: AnswerOf<'getBundles'>['bundles'];
}) {
  const { t } = useTranslation('credits');
  return (
    <div>
      <dt>{label}</dt>
      <dd>{credits > 0 ? <PriceOfCredits credits={credits} bundles={bundles} /> : t('prices.free')}</dd>
    </div>
  );
}
