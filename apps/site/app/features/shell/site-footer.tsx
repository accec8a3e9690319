import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { registrationOf } from '@kindling/contract/brands/settings/company-labels';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { useUser } from '../../domain/account/use-user';
import { usePaths, useCurrentPage } from '../../shared/routing/use-paths';
import { BrandLogo } from '../../shared/site/brand-logo';
import { useSite } from '../../shared/site/site-data';
import { classNames } from '../../shared/ui/class-names';
import { cleanPhone } from '../../shared/site/clean-phone';
import styles from './site-footer.module.scss';

/** The nine links of specification §2, the safety page, and the request to remove a picture (trust 8). */
const links = [
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pricing',
  'complaints',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
  'pages-safety',
  'report-picture',
] as const;

/**
 * Footer of the default and lander layouts; quieter for members who are not on the index page (specification §1). On phones they
 * have it on their profile alone, which the bottom bar leads to: it is as long as a screen.
 */
export function SiteFooter({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { settings, language } = useSite();
  const path = usePaths();
  const inside = useUser() !== null;
  const page = useCurrentPage();
  // The company behind the site, on one line.
  const imprint = [
    company.name,
    company.address,
    company.city,
    registrationOf(company, language),
    company.vat_numbers.length > 0 && t('footer.vat', { numbers: company.vat_numbers.join(', ') }),
  ];
  return (
    <footer
      className={classNames(
        styles.footer,
        inside && page !== 'index' && styles.quiet,
        inside && page !== 'index' && page !== 'profile' && styles.elsewhere,
      )}
    >
      <div className={styles.inner}>
        <BrandLogo ground="night" alt="" className={styles.logo} height={32} lazy />
        <nav aria-label={t('footer.label')}>
          <ul className={styles.links}>
            {links.map((name) => (
              <li key={name}>
                <Link to={path(name)}>{t(`footer.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.support}>
          <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
          {settings.support_phone && (
            <a href={`tel:${cleanPhone(settings.support_phone)}`}>
              {t('footer.phone', { phone: settings.support_phone })}
            </a>
          )}
        </div>
        <p className={styles.small}>{imprint.filter(Boolean).join(' · ')}</p>
        {language === 'en' && <p className={styles.small}>{t('footer.us')}</p>}
        <p className={styles.small}>
          {t('disclaimer', {
            name: settings.name,
            profiles: settings.fictional_plural,
            age: settings.minimum_age,
          })}
        </p>
      </div>
    </footer>
  );
}
