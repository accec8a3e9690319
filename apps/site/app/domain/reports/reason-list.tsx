import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reportReasons, type ReportReason } from '@kindling/contract/safety/report-rules';
import { usePaths } from '../../shared/routing/use-paths';
import styles from './report-form.module.scss';

/** Reasons for a report as a list of buttons. Needs the texts of `reports`. */
export function ReasonList({
  onChoose,
  onLeave,
}: {
  onChoose: (reason: ReportReason) => void;
  /** Called when a link leads off the page. */
  onLeave: () => void;
}) {
  const { t } = useTranslation('reports');
  const path = usePaths();
  return (
    <>
      <ul className={styles.reasons} aria-label={t('reason.label')}>
        {reportReasons.map((reason) => (
          <li key={reason}>
            <button type="button" onClick={() => onChoose(reason)}>
              <span>{t(`reason.${reason}`)}</span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <Link to={path('report-picture')} onClick={onLeave}>
          {t('depicted')}
        </Link>
      </p>
    </>
  );
}
