import { brandKeyOf } from '@kindling/contract/brands/brand-rules';
import { languagesOfCountry, type Country, type Language } from '@kindling/contract/languages';
import type { NewBrand, NewCompany } from '@kindling/contract/brands/calls/brands';

/** The state of the wizard. */
export interface NewBrandForm {
  name: string;
  host: string;
  /** Undefined while it follows the name. */
  id: string | undefined;
  niche: number;
  countries: readonly Country[];
  locales: readonly Language[];
  domainLanguage: Language;
  theme: string;
  /** Undefined while it follows the host. */
  supportEmail: string | undefined;
  companyId: string | undefined;
  /** Set while a new one is written instead of one chosen. */
  newCompany: NewCompany | undefined;
}

export const emptyCompany: NewCompany = {
  ...{ name: '', address: '', city: '', country: 'NL', kvk: '', vat_number: '', support_phone: '' },
};

export const emptyForm: NewBrandForm = {
  name: '',
  host: '',
  id: undefined,
  niche: 1,
  countries: [],
  locales: [],
  domainLanguage: 'en',
  theme: '',
  supportEmail: undefined,
  companyId: undefined,
  newCompany: undefined,
};

/** The language that most people of a country read first. */
const firstLanguage: Readonly<Record<Country, Language>> = {
  ...{ AT: 'de', AU: 'en', BE: 'nl', CA: 'en', CH: 'de', DE: 'de', DK: 'da', ES: 'es', FI: 'fi', FR: 'fr' },
  ...{ GB: 'en', IE: 'en', IT: 'it', LU: 'fr', NL: 'nl', NO: 'nb', NZ: 'en', PL: 'pl', SE: 'sv', US: 'en' },
};

/** Chosen countries bring their languages along, until languages are chosen by hand. */
export function withCountries(form: NewBrandForm, countries: readonly Country[]): NewBrandForm {
  const added = countries.filter((country) => !form.countries.includes(country));
  const brought = added.flatMap((country) => languagesOfCountry[country] ?? [firstLanguage[country]]);
  return withLocales({ ...form, countries }, [...new Set([...form.locales, ...brought])]);
}

/** The first language stays one of those that are offered. */
export function withLocales(form: NewBrandForm, locales: readonly Language[]): NewBrandForm {
  const [first = form.domainLanguage] = locales;
  return {
    ...form,
    locales,
    domainLanguage:
      locales.includes(form.domainLanguage) && form.locales.length > 0 ? form.domainLanguage : first,
  };
}

/** The key of the brand: as typed, else made of its name. */
export function keyOf({ id, name }: NewBrandForm): string {
  return id ?? brandKeyOf(name);
}

/** Where mails come from and answers go: as typed, else `service@` the host. */
export function supportEmailOf({ supportEmail, host }: NewBrandForm): string {
  return supportEmail ?? (host.trim() === '' ? '' : `service@${host.trim().replace(/^www\./, '')}`);
}

/** @param clientId the same for each attempt of one brand */
export function orderOf(form: NewBrandForm, clientId: string): NewBrand {
  return {
    client_id: clientId,
    id: keyOf(form),
    host: form.host,
    name: form.name,
    niche: form.niche,
    theme: form.theme,
    domain_language: form.domainLanguage,
    locales: [...form.locales],
    countries: [...form.countries],
    support_email: supportEmailOf(form),
    company_id: form.newCompany ? null : (form.companyId ?? null),
    new_company: form.newCompany ?? null,
  };
}
