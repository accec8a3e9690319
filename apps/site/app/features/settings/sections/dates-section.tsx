import { useTranslation } from 'react-i18next';
import { usePaths } from '../../../shared/routing/use-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { Section } from './section';

/** What plans for dates are shared for, and the link to their page. */
export function DatesSection() {
  const { t } = useTranslation('settings');
  const path = usePaths();
  return (
    <Section id="dates" lead={t('dates.lead')}>
      <div>
        <ButtonLink to={path('date-shares')} look="secondary">
          {t('dates.open')}
        </ButtonLink>
      </div>
    </Section>
  );
}
