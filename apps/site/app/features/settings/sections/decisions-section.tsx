import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApiQuery, type AnswerOf } from '../../../shared/api/api-query';
import { useDateLocale } from '../../../shared/i18n/date-locale';
import { formatDate } from '../../../shared/i18n/format';
import { usePaths } from '../../../shared/routing/use-paths';
import { Alert } from '../../../shared/ui/notices/alert';
import { ownRestrictionsQuery } from '../settings-queries';
import { Section } from './section';
import styles from './rows.module.scss';

type Answer = AnswerOf<'listOwnRestrictions'>;

/**
 * Decisions against the member, each linked to its reasons and the appeal.
 *
 * @param initial null if not available
 */
export function DecisionsSection({ initial }: { initial: Answer | null }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="decisions" lead={t('decisions.lead')}>
      {initial ? <Decisions initial={initial} /> : <Alert kind="warning">{t('errors:unavailable')}</Alert>}
    </Section>
  );
}

function Decisions({ initial }: { initial: Answer }) {
  const { t } = useTranslation(['settings', 'restrictions']);
  const path = usePaths();
  const locale = useDateLocale();
  const { restrictions } = useApiQuery(ownRestrictionsQuery, initial).data;
  if (restrictions.length === 0) return <p className={styles.none}>{t('decisions.none')}</p>;
  return (
    <ul className={styles.rows}>
      {restrictions.map(({ id, kind, decided_at, appeal_until, can_appeal, appealed }) => (
        <li key={id}>
          <div className={styles.what}>
            <p>{t(`restrictions:kind.${kind}`)}</p>
            <p>{t('restrictions:decided', { date: formatDate(decided_at, locale) })}</p>
            {can_appeal && <p>{t('decisions.until', { date: formatDate(appeal_until, locale) })}</p>}
            {appealed && <p>{t('decisions.appealed')}</p>}
          </div>
          <Link className={styles.link} to={path('restrictions-id', { id })}>
            {t('decisions.read')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
