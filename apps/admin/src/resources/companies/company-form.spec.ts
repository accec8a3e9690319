import type { Company } from '@kindling/contract/brands/settings/settings';
import { filledIn, formOf } from './company-form';

const company: Company = {
  ...{ id: 'quay', name: 'Quay Ltd', address: '1 Quay', city: 'Bristol', country: 'GB', kvk: '123' },
  ...{ tradenames: ['Quay'], vat_numbers: ['GB1', 'IE2'], support_phone: '+44 1', delete_discount: 25 },
  ...{ creditor_id: 'GB00ZZZ1', added: '2026-01-01T00:00:00Z' },
};

describe('the form of a company', () => {
  it('gives back what it was given', () => {
    expect(filledIn(company, formOf(company))).toEqual(company);
  });

  it('takes lines as lists, and leaves out what is empty', () => {
    const form = { ...formOf(company), vat_numbers: ' \nNL9 ', creditor_id: ' ', delete_discount: 'much' };
    const { creditor_id: _creditor, ...rest } = company;
    expect(filledIn(company, form)).toEqual({ ...rest, vat_numbers: ['NL9'], delete_discount: 'much' });
  });
});
