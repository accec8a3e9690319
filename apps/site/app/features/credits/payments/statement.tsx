import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '@kindling/contract/text/numbers';
import type { AnswerOf } from '../../../shared/api/api-query';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Moment } from '../../../shared/time/moment';
import { classNames } from '../../../shared/ui/class-names';
import { runningBalances } from '../orders/order-rules';
import styles from './statement.module.scss';

/** Every posting of credits, with the balance after it (decisions §7.1). */
export function Statement({ statement }: { statement: AnswerOf<'getCredits'> }) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const path = usePaths();
  const { postings, credits } = statement;
  const balances = runningBalances(credits, postings);
  return (
    <section className={styles.statement} aria-labelledby="statement">
      <h2 id="statement">{t('statement.title')}</h2>
      {postings.length === 0 ? (
        <p className={styles.empty}>{t('statement.empty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('statement.cause')}</th>
              <th scope="col">{t('statement.amount')}</th>
              <th scope="col">{t('statement.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {postings.map((posting, index) => (
              <tr key={posting.id}>
                <th scope="row">
                  {posting.payment === null ? (
                    <span>{t(`cause.${posting.cause}`)}</span>
                  ) : (
                    <Link to={path('transactions', { id: posting.payment })}>
                      {t(`cause.${posting.cause}`)}
                    </Link>
                  )}
                  <small>
                    <Moment at={posting.at} style="date" />
                  </small>
                </th>
                <td className={classNames(posting.amount > 0 && styles.plus)}>
                  {`${posting.amount > 0 ? '+' : ''}${formatNumber(posting.amount, language)}`}
                </td>
                <td>{formatNumber(balances[index] ?? 0, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
