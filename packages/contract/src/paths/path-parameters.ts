import { languages } from '../languages.js';
import { nichePrefixes } from '../brands/settings/niches.js';
import { bundleCodePattern, idPattern, receiptPattern, slugPattern } from './patterns.js';
import { pages, type PageName } from '../pages.js';
import { paymentMethods } from '../money/payment-methods.js';

/** Of a landing page. */
const landingSlug = new RegExp(
  `^(${Object.values(nichePrefixes).join('|')})(eng|${languages.filter((code) => code !== 'en').join('|')})$`,
);

/** The format of each kind of parameter. An address with another format is an unknown page. */
const kinds: Readonly<Record<string, RegExp>> = {
  id: idPattern,
  bundle: bundleCodePattern,
  number: receiptPattern,
  token: slugPattern,
  type: /^(received|given|matches)$/,
  slug: landingSlug,
  paymentmethod: new RegExp(`^(${paymentMethods.join('|')})$`),
};

/** Whether a parameter of a page can have this value. Where values are translated it is the untranslated word. */
export function isParameter(page: PageName, name: string, value: string): boolean {
  return kinds[pages[page].parameters?.[name] ?? name]?.test(value) ?? false;
}
