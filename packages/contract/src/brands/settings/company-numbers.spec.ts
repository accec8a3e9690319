import { companyNumberProblems, phoneProblem, registerProblem, vatProblem } from './company-numbers.js';

const wrongDigit = 'A digit of this number is wrong: its check does not come out.';

describe('a VAT number', () => {
  // Each as its country or its tax office prints it in public.
  it.each([
    ...['ATU13585627', 'BE0403.170.701', 'CHE-107.787.577 IVA', 'DE811569869', 'DK13585628', 'FI20774740'],
    ...['FR40303265045', 'GB980780684', 'IE6388047V', 'IT00743110157', 'LU15027442', 'NL004495445B01'],
    ...['NO995525828MVA', 'PL8567346215', 'SE123456789701', 'ESA28015865', 'PT501964843', '51824753556'],
  ])('can be %s', (number) => {
    expect(vatProblem(number)).toBeUndefined();
  });

  it('is told how its country writes it, and when a digit is wrong', () => {
    expect(vatProblem('NL1')).toBe('Write it like NL123456782B01.');
    expect(vatProblem('NL004495446B01')).toBe(wrongDigit);
    expect(vatProblem('DE811569868')).toBe(wrongDigit);
    expect(vatProblem('hello')).toMatch(/^Write a VAT number with the letters of its country/);
  });
});

test('a number in the trade register is one of its country', () => {
  expect(registerProblem('33 011 433', 'NL')).toBeUndefined();
  expect(registerProblem('x', 'NL')).toBe('Write it like 12345678.');
  expect(registerProblem('Amtsgericht Köln, HRB 12345', 'DE')).toBeUndefined();
  expect(registerProblem('556016-0680', 'SE')).toBeUndefined();
  expect(registerProblem('556016-0681', 'SE')).toBe(wrongDigit);
  expect(registerProblem('whatever', 'IT')).toBeUndefined();
});

test('a phone number can be dialled', () => {
  expect(phoneProblem('+31 30-000 00 00', 'NL')).toBeUndefined();
  expect(phoneProblem('020 123 4567', 'NL')).toBeUndefined();
  expect(phoneProblem('abc', 'NL')).toMatch(/^Write a phone number/);
});

test('what is left empty is not wrong', () => {
  expect(companyNumberProblems({ country: 'NL', kvk: '', vat_numbers: [], support_phone: '' })).toEqual([]);
  const wrong = {
    country: 'NL',
    kvk: 'x',
    vat_numbers: ['NL004495445B01', 'x'],
    support_phone: '1',
  } as const;
  expect(
    companyNumberProblems({ ...wrong, vat_numbers: [...wrong.vat_numbers] }).map(({ path }) => path),
  ).toEqual([...['kvk', 'vat_numbers.1', 'support_phone']]);
});
