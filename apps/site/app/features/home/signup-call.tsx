import { nicheName } from '@kindling/contract/brands/settings/niches';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';
import { SignupLink } from '../../domain/account/signup/signup-link';
import styles from './signup-call.module.scss';

/** The closing call to sign up. */
export function SignupCall() {
  const { t } = useTranslation('index');
  const { settings } = useSite();
  const niche = nicheName(settings.niche);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{niche === 'general' ? t('call.title') : t(`niche.${niche}.call`)}</h2>
      <p>{t('call.text', { name: settings.name })}</p>
      <SignupLink size="large" />
    </section>
  );
}
