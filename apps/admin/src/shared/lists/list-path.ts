/** The address of a list, narrowed to what a filter finds. */
export function listPath(resource: string, filter: object = {}): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return Object.keys(filter).length === 0 ? `/${resource}` : `/${resource}?${query.toString()}`;
}
