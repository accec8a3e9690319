import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Country } from '../../languages.js';
import { elevenLeft, isLuhn, isMod1110, isMod97, weighted } from './check-digits.js';
import type { Company } from './settings.js';
import type { SettingsProblem } from './settings-rules.js';

/** How a country writes a number, without spaces, dots and dashes. */
interface NumberForm {
  pattern: RegExp;
  /** Shown to whoever wrote it in another way. */
  like: string;
  /** Whether its check digits come out; absent where it has none. @param rest what the pattern's first group found */
  check?: (rest: string) => boolean;
}

const last = (digits: string, count = 1) => Number(digits.slice(-count));
const danish = (digits: string) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
const belgian = (digits: string) => 97 - (Number(digits.slice(0, 8)) % 97) === last(digits, 2);
const swiss = (digits: string) => elevenLeft(weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4])) === last(digits);
const norwegian = (digits: string) => elevenLeft(weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2])) === last(digits);
const finnish = (digits: string) => elevenLeft(weighted(digits, [7, 9, 10, 5, 8, 4, 2])) === last(digits);

function austrian(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === last(digits);
}

function british(digits: string): boolean {
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + last(digits.slice(0, 9), 2);
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

function irish(text: string): boolean {
  // The form of before 2013 has a sign in its second place.
  if (!/^\d{7}/.test(text)) return true;
  const second = text.length > 8 ? text.charCodeAt(8) - 64 : 0;
  const rest = (weighted(text, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[rest] === text[7];
}

function french(text: string): boolean {
  const siren = text.slice(2);
  const key = text.slice(0, 2);
  return isLuhn(siren) && (!/^\d\d$/.test(key) || (12 + 3 * (Number(siren) % 97)) % 97 === Number(key));
}

function dutch(text: string): boolean {
  const own = weighted(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(text[8]);
  return own || isMod97(`NL${text}`);
}

function polish(digits: string): boolean {
  return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(digits);
}

function australian(digits: string): boolean {
  const first = String(Number(digits[0]) - 1) + digits.slice(1);
  return weighted(first, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;
}

/** VAT numbers by the letters that they begin with. */
const vatForms: Readonly<Record<string, NumberForm>> = {
  AT: { pattern: /^ATU(\d{8})$/, like: 'ATU12345675', check: austrian },
  BE: { pattern: /^BE([01]\d{9})$/, like: 'BE0123456749', check: belgian },
  CH: { pattern: /^CHE(\d{9})(?:MWST|TVA|IVA)?$/, like: 'CHE-123.456.788 MWST', check: swiss },
  DE: { pattern: /^DE(\d{9})$/, like: 'DE123456788', check: isMod1110 },
  DK: { pattern: /^DK(\d{8})$/, like: 'DK12345674', check: danish },
  ES: { pattern: /^ES([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, like: 'ESA12345674' },
  FI: { pattern: /^FI(\d{8})$/, like: 'FI12345671', check: finnish },
  FR: { pattern: /^FR([A-Z\d]{2}\d{9})$/, like: 'FR11123456782', check: french },
  GB: { pattern: /^GB(\d{9}|\d{12})$/, like: 'GB980780684', check: british },
  IE: { pattern: /^IE(\d[\dA-Z+*]\d{5}[A-Z]{1,2})$/, like: 'IE1234567FA', check: irish },
  IT: { pattern: /^IT(\d{11})$/, like: 'IT12345678903', check: isLuhn },
  LU: {
    pattern: /^LU(\d{8})$/,
    like: 'LU12345613',
    check: (digits) => Number(digits.slice(0, 6)) % 89 === last(digits, 2),
  },
  NL: { pattern: /^NL(\d{9}B\d{2})$/, like: 'NL123456782B01', check: dutch },
  NO: { pattern: /^(?:NO)?(\d{9})(?:MVA)?$/, like: 'NO123456785MVA', check: norwegian },
  PL: { pattern: /^PL(\d{10})$/, like: 'PL1234563218', check: polish },
  SE: { pattern: /^SE(\d{10})01$/, like: 'SE123456789701', check: isLuhn },
};

/** Numbers in the trade register by country; those that are left out have no form of their own. */
const registerForms: Partial<Record<Country, NumberForm>> = {
  AT: { pattern: /^(?:FN)?(\d{1,6}[A-Z])$/, like: 'FN 123456a' },
  AU: { pattern: /^(\d{11})$/, like: '51 824 753 556', check: australian },
  BE: { pattern: /^(?:BE)?([01]\d{9})$/, like: '0123.456.749', check: belgian },
  CA: { pattern: /^(\d{9})(?:R[CTPM]\d{4})?$/, like: '123456782' },
  CH: { pattern: /^CHE(\d{9})$/, like: 'CHE-123.456.788', check: swiss },
  DE: { pattern: /(HR[AB]\d+)/, like: 'HRB 12345, Amtsgericht Köln' },
  DK: { pattern: /^(\d{8})$/, like: '12345674', check: danish },
  FI: { pattern: /^(\d{8})$/, like: '1234567-1', check: finnish },
  FR: { pattern: /^(\d{9})(?:\d{5})?$/, like: '123 456 782', check: isLuhn },
  GB: { pattern: /^(\d{8}|[A-Z]{2}\d{6})$/, like: '01234567' },
  IE: { pattern: /^(\d{5,6})$/, like: '123456' },
  LU: { pattern: /^([A-Z]\d{1,6})$/, like: 'B123456' },
  NL: { pattern: /^(\d{8})$/, like: '12345678' },
  NO: { pattern: /^(\d{9})(?:MVA)?$/, like: '123456785', check: norwegian },
  NZ: { pattern: /^(\d{13})$/, like: '9429000000000' },
  PL: { pattern: /^(\d{10})$/, like: '0000123456' },
  SE: { pattern: /^(\d{10})$/, like: '123456-7897', check: isLuhn },
  US: { pattern: /^(\d{9})$/, like: '12-3456789' },
};

const bare = (text: string): string => text.toUpperCase().replaceAll(/[\s.,/-]/g, '');

function wrongIn(text: string, { pattern, like, check }: NumberForm): string | undefined {
  const rest = pattern.exec(bare(text))?.[1];
  if (rest === undefined) return `Write it like ${like}.`;
  return check === undefined || check(rest)
    ? undefined
    : 'A digit of this number is wrong: its check does not come out.';
}

/** What is wrong with a VAT number, of whichever country it is; undefined for one that can be. */
export function vatProblem(text: string): string | undefined {
  const form = vatForms[bare(text).slice(0, 2)];
  if (form) return wrongIn(text, form);
  return /^[A-Z]{2}(?=(?:[A-Z]*\d){6})[A-Z\d]{6,13}$|^\d{8,14}$/.test(bare(text))
    ? undefined
    : 'Write a VAT number with the letters of its country, such as NL123456782B01.';
}

/** What is wrong with a number in the trade register of a country. */
export function registerProblem(text: string, country: Country): string | undefined {
  const form = registerForms[country];
  return form && wrongIn(text, form);
}

/** What is wrong with a phone number. @param country where it is dialled without a code */
export function phoneProblem(text: string, country: Country): string | undefined {
  return parsePhoneNumberFromString(text, country)?.isPossible()
    ? undefined
    : 'Write a phone number with the code of its country, such as +31 20 123 4567.';
}

/** What is wrong with the numbers of a company. What is left empty is not: a launch asks for what the law does. */
export function companyNumberProblems(
  company: Pick<Company, 'country' | 'kvk' | 'vat_numbers' | 'support_phone'>,
): SettingsProblem[] {
  const { country, kvk, vat_numbers: vat, support_phone: phone } = company;
  const found = [
    ['kvk', kvk === '' ? undefined : registerProblem(kvk, country)] as const,
    ...vat.map((number, at) => [`vat_numbers.${at}`, vatProblem(number)] as const),
    ['support_phone', phone === '' ? undefined : phoneProblem(phone, country)] as const,
  ];
  return found.flatMap(([path, reason]) => (reason === undefined ? [] : [{ path, reason }]));
}
