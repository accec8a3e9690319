import { useTranslation } from 'react-i18next';
import { termsDate } from '@kindling/contract/profiles/consent-rules';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { LegalPage } from '../../features/legal/legal-page';
import { legalQueries } from '../../features/legal/legal-queries';
import { LegalRoute } from '../../features/legal/legal-route';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = legalQueries('pages-terms');

export const handle: PageHandle = { page: 'pages-terms', i18n: ['legal'], still: true };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Terms() {
  const { t } = useTranslation('legal');
  const locale = useDateLocale();
  const since = ({ added }: Company) => t('terms.date', { date: formatDate(termsDate(added), locale) });
  return (
    <LegalRoute standard={(company) => <LegalPage page="terms" company={company} note={since(company)} />} />
  );
}
