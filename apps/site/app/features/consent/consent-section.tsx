import { useTranslation } from 'react-i18next';
import { Alert } from '../../shared/ui/notices/alert';
import { useAlive } from '../../shared/site/use-alive';
import { ConsentButtons } from './consent-buttons';
import { useCookieChoice } from './cookies/cookie-choice';
import { useChoosing } from './use-choosing';
import { useConsentWords } from './use-consent-words';
import styles from './consent.module.scss';

/** The choice on the cookies page, where it can be changed at any time. */
export function ConsentSection() {
  const { t } = useTranslation('consent');
  const choice = useCookieChoice();
  const { busy, saved, choose } = useChoosing();
  const { made } = useConsentWords();
  return (
    <section className={styles.section}>
      <h2>{t('section.title')}</h2>
      <p>{made[choice === 'all' || choice === 'necessary' ? choice : 'none']}</p>
      <fieldset className={styles.fields} disabled={!useAlive()}>
        <ConsentButtons busy={busy} onChoose={(next) => void choose(next)} />
      </fieldset>
      {saved && <Alert kind="success">{t('section.saved')}</Alert>}
    </section>
  );
}
