import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../domain/account/page-head';
import { BrandLogo } from '../../shared/site/brand-logo';
import { useNonce } from '../../shared/site/document/nonce';
import { useSite } from '../../shared/site/site-data';
import { Button } from '../../shared/ui/button';
import { leadOn } from './lead-on';
import { wantedPath } from './wanted-path';
import styles from './offline-page.module.scss';

const buttonId = 'lead-on';

/** In place of a page that can't be reached, to which it leads as soon as possible; it needs no script but its own. */
export function OfflinePage() {
  const { t } = useTranslation('offline');
  const { settings } = useSite();
  const nonce = useNonce();
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <BrandLogo ground="page" alt={settings.name} height={36} className={styles.logo} />
      <WifiOff aria-hidden="true" className={styles.sign} />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <ul>
        <li>{t('kept')}</li>
        <li>{t('returns')}</li>
      </ul>
      <Button id={buttonId}>{t('common:action.retry')}</Button>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script() }} />
    </div>
  );
}

function script(): string {
  return import.meta.env.SSR
    ? `(${leadOn.toString()})(${JSON.stringify(buttonId)}, ${wantedPath.toString()})`
    : '';
}
