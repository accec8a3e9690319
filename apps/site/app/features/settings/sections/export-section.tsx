import { useTranslation } from 'react-i18next';
import type { User } from '@kindling/contract/overviews/user';
import { ExportForm } from '../../../domain/account/export-form';
import { browserApi } from '../../../shared/api/browser-api';
import { NoPassword } from './no-password';
import { Section } from './section';

/** The export of the member's data, as long as they have an account. */
export function ExportSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const texts = { password: t('export.password'), submit: t('export.submit'), done: t('export.done') };
  return (
    <Section id="export" lead={t('export.lead')}>
      {user.has_password ? (
        <ExportForm texts={texts} ask={(password) => browserApi()('exportAccount', { body: { password } })} />
      ) : (
        <NoPassword />
      )}
    </Section>
  );
}
