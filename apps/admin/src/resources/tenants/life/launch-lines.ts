import type { ReadinessLine } from '@kindling/contract/brands/calls/brands';
import { t } from '../../../shared/words/texts';

/** The lines of the launch list, in words. */
export const lineNames: Readonly<Record<ReadinessLine, string>> = {
  texts: t('Texts in all languages'),
  theme: t('Colours that everybody can read'),
  company: t('Company and its data'),
  prices: t('Prices and bundles'),
  payments: t('Ways to pay in each country'),
  mail: t('Sender of mails'),
  age: t('Minimum age'),
  hosts: t('Hosts'),
  dns: t('DNS of the hosts'),
  certificate: t('Certificates of the hosts'),
};

/** Where something that is missing is put right: a company has a page of its own, hosts a section. */
export function placeOf(
  brand: { id: string; companyId: string },
  path: string,
  sectionOf: (field: string) => string | undefined,
): string {
  const [field = ''] = path.split('.');
  if (field === 'company') {
    const query = new URLSearchParams({ field: path.split('.')[1] ?? '', launch: brand.id });
    return `/companies/${encodeURIComponent(brand.companyId)}?${query.toString()}`;
  }
  const section = field === 'hosts' ? 'hosts' : sectionOf(field);
  const query = new URLSearchParams({ section: section ?? 'brand', field: path });
  return `/tenants/${brand.id}?${query.toString()}`;
}
