import { brandKeyOf } from '@kindling/contract/brands/brand-rules';
import { languagesOfCountry, type Country, type Language } from '@kindling/contract/languages';
import type { NewBrand, NewCompany } from '@kindling/contract/brands/calls/brands';

/** What the form holds, under the names that the server gives to what is wrong. */
export interface NewBrandForm {
  name: string;
  host: string;
  /** Null while it follows the name. */
  id: string | null;
  niche: number;
  countries: readonly Country[];
  locales: readonly Language[];
  domain_language: Language;
  theme: string;
  /** Null while it follows the host. */
  support_email: string | null;
  company_id: string | null;
  /** Set while a new one is written instead of one chosen. */
  new_company: NewCompany | null;
}

export const emptyCompany: NewCompany = {
  ...{ name: '', address: '', city: '', country: 'NL', kvk: '', vat_number: '', support_phone: '' },
};

export const emptyForm: NewBrandForm = {
  name: '',
  host: '',
  id: null,
  niche: 1,
  countries: [],
  locales: [],
  domain_language: 'en',
  theme: '',
  support_email: null,
  company_id: null,
  new_company: null,
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
  const [first = form.domain_language] = locales;
  return {
    ...form,
    locales,
    domain_language:
      locales.includes(form.domain_language) && form.locales.length > 0 ? form.domain_language : first,
  };
}

/** The key of the brand: as typed, else made of its name. */
export function keyOf({ id, name }: NewBrandForm): string {
  return id ?? brandKeyOf(name);
}

/** Where mails come from and answers go: as typed, else `service@` the host. */
export function supportEmailOf({ support_email: typed, host }: NewBrandForm): string {
  const name = host
    .trim()
    .toLowerCase()
    // As pasted from the bar of a browser.
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/:?#].*$/, '')
    .replace(/^www\./, '');
  return typed ?? (name === '' ? '' : `service@${name}`);
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
    domain_language: form.domain_language,
    locales: [...form.locales],
    countries: [...form.countries],
    support_email: supportEmailOf(form),
    company_id: form.new_company ? null : form.company_id,
    new_company: form.new_company,
  };
}
