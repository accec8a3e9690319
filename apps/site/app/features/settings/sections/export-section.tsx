import { useTranslation } from 'react-i18next';
import { ExportForm } from '../../../domain/account/export-form';
import { browserApi } from '../../../shared/api/browser-api';
import { Section } from './section';

/** The export of the member's data, as long as they have an account. */
export function ExportSection() {
  const { t } = useTranslation('settings');
  const texts = { password: t('export.password'), submit: t('export.submit'), done: t('export.done') };
  return (
    <Section id="export" lead={t('export.lead')}>
      <ExportForm texts={texts} ask={(password) => browserApi()('exportAccount', { body: { password } })} />
    </Section>
  );
}
