import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PageName } from '@kindling/contract/pages';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { useAlive } from '../../shared/site/use-alive';
import styles from './back-button.module.scss';

/** Member, likes, credits and payment-method screens (specification §2). */
const pages: ReadonlySet<PageName> = new Set([
  ...(['members-id', 'likes', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'] as const),
]);

/** An installed app has no other way back; shown only there, if there is a page to go back to. */
export function BackButton() {
  const { t } = useTranslation();
  const page = useCurrentPage();
  const navigate = useNavigate();
  if (!useAlive() || page === null || !pages.has(page) || window.history.length < 2) return null;
  return (
    <button
      type="button"
      className={styles.back}
      aria-label={t('action.back')}
      onClick={() => void navigate(-1)}
    >
      <ArrowLeft aria-hidden="true" />
    </button>
  );
}
