import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/ui/class-names';
import type { ReportTarget } from './report-target';
import styles from './report-button.module.scss';

// Most readers never report anything.
const ReportDialog = lazy(() => import('./report-dialog'));

/** Reports a member or, where the target names one, a photo of theirs; for visitors too. Needs the texts of `blocks`. */
export function ReportButton({
  target,
  onPicture = false,
  className,
}: {
  target: ReportTarget;
  /** A round flag in a corner of its container, instead of a flag with words. */
  onPicture?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation('blocks');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(onPicture ? styles.flag : styles.report, className)}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden="true" />
        <span className={onPicture ? 'visually-hidden' : undefined}>
          {target.photo ? t('report_photo') : t('report', { name: target.name })}
        </span>
      </button>
      {open && (
        <Suspense>
          <ReportDialog target={target} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
