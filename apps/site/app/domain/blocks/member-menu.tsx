import { Ban, Ellipsis, Flag, LifeBuoy } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { Menu } from '../../shared/ui/menu';
import { placeBeside } from '../../shared/ui/place-beside';
import type { BlockTarget } from './use-block';

// Most members never block or report anyone.
const BlockDialog = lazy(() => import('./block-dialog'));
const ReportDialog = lazy(() => import('../reports/report-dialog'));

/** Block and report for a member, and a link to the safety page. Needs the texts of `blocks`. */
export function MemberMenu({
  target,
  className,
  children,
}: {
  target: BlockTarget;
  className?: string;
  /** More entries, as `<li>` elements. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('blocks');
  const path = usePaths();
  const [open, setOpen] = useState<'block' | 'report'>();
  const close = () => setOpen(undefined);
  const { name } = target;
  return (
    <>
      <Menu
        label={t('more', { name })}
        trigger={<Ellipsis aria-hidden="true" />}
        place={placeBeside}
        className={className}
      >
        <li>
          <button type="button" onClick={() => setOpen('report')}>
            <Flag aria-hidden="true" />
            {t('report', { name })}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => setOpen('block')}>
            <Ban aria-hidden="true" />
            {t('block', { name })}
          </button>
        </li>
        <li>
          <Link to={path('pages-safety')}>
            <LifeBuoy aria-hidden="true" />
            {t('safety')}
          </Link>
        </li>
        {children}
      </Menu>
      <Suspense>
        {open === 'block' && <BlockDialog target={target} onClose={close} />}
        {open === 'report' && <ReportDialog target={target} onClose={close} />}
      </Suspense>
    </>
  );
}
