import { bundleCodePattern, idPattern } from './patterns.js';
import { pages, type PageName } from './pages.js';
import { paymentMethods } from './payment-methods.js';

/** What a parameter of each kind can be; with anything else there is no such page. */
const kinds: Readonly<Record<string, RegExp>> = {
  id: idPattern,
  bundle: bundleCodePattern,
  type: /^(received|given|matches)$/,
  paymentmethod: new RegExp(`^(${paymentMethods.join('|')})$`),
};

/** Whether a parameter of a page can have this value, as the table's word where values are translated. */
export function isParameter(page: PageName, name: string, value: string): boolean {
  return kinds[pages[page].parameters?.[name] ?? name]?.test(value) ?? false;
}
