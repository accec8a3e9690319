import { bundleCodePattern, idPattern } from './patterns.js';
import { paymentMethods } from './payment-methods.js';
import type { RouteName } from './path-table.js';

/** What each parameter of a page's address can be; with anything else there is no such page. */
const shapes: Readonly<Record<string, RegExp>> = {
  id: idPattern,
  type: /^(received|given|matches)$/,
  paymentmethod: new RegExp(`^(${paymentMethods.join('|')})$`),
};

/** Where a parameter is something else than its name says elsewhere. */
const ownShapes: Partial<Record<RouteName, Readonly<Record<string, RegExp>>>> = {
  'credits-id-paymentmethod': { id: bundleCodePattern },
};

/** Whether a parameter of a route can have this value, as the table's word where values are translated. */
export function isParameter(route: RouteName, name: string, value: string): boolean {
  return (ownShapes[route]?.[name] ?? shapes[name])?.test(value) ?? false;
}
