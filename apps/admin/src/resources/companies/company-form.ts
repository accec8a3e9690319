import { plainCode, plainData } from '@kindling/contract/text/plain-data';
import type { CompanyRecord } from '@kindling/contract/brands/calls/companies';
import type { Company } from '@kindling/contract/brands/settings/settings';

/** A company as its form holds it: lists as lines, figures as they are typed. */
export interface CompanyForm {
  name: string;
  address: string;
  city: string;
  country: Company['country'];
  kvk: string;
  vat_numbers: string;
  tradenames: string;
  support_phone: string;
  creditor_id: string;
  delete_discount: string;
}

/** The stored fields of a company, without what the server adds. */
export function companyOf({ brands: _brands, editable: _editable, ...company }: CompanyRecord): Company {
  return company;
}

export function formOf(company: Company): CompanyForm {
  return {
    ...{ name: company.name, address: company.address, city: company.city, country: company.country },
    ...{ kvk: company.kvk, support_phone: company.support_phone },
    vat_numbers: company.vat_numbers.join('\n'),
    tradenames: company.tradenames.join('\n'),
    creditor_id: company.creditor_id ?? '',
    delete_discount: String(company.delete_discount),
  };
}

/** The company that a form describes. A figure that is none is sent as it is, for the server to name. */
export function filledIn(company: Company, form: CompanyForm): object {
  const { creditor_id: _creditor, ...rest } = company;
  const creditor = plainCode(form.creditor_id).toUpperCase();
  const figure = plainData(form.delete_discount);
  return {
    ...rest,
    ...{
      name: form.name.trim(),
      address: plainData(form.address),
      city: plainData(form.city),
      country: form.country,
    },
    ...{ kvk: plainData(form.kvk), support_phone: plainData(form.support_phone) },
    vat_numbers: linesOf(form.vat_numbers),
    tradenames: linesOf(form.tradenames),
    delete_discount: /^\d+$/.test(figure) ? Number(figure) : figure,
    ...(creditor === '' ? {} : { creditor_id: creditor }),
  };
}

function linesOf(text: string): string[] {
  return text.split('\n').map(plainData).filter(Boolean);
}
