import type { NavigationType } from 'react-router-dom';

/** The address of a list, narrowed to what a filter finds. */
export function listPath(resource: string, filter: object = {}): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return Object.keys(filter).length === 0 ? `/${resource}` : `/${resource}?${query.toString()}`;
}

/** Whether a link led to a list with a filter, as opposed to a way back. @param query of the address */
export function isLed(navigation: `${NavigationType}`, query: string): boolean {
  return navigation !== 'POP' && new URLSearchParams(query).has('filter');
}
