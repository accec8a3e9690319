/** Lists whose rows are brands or belong to none. */
const unscopedLists = ['/tenants', '/companies', '/staff'];

/** Query parameters that name a brand or something of one brand. */
const brandParameters = ['brand', 'tenant', 'network', 'ref'];

/**
 * The query of the open page after a change of scope: brand parameters are dropped, list filters narrowed to the new
 * brand.
 */
export function rescopeQuery(pathname: string, search: string, brand: string | undefined): string {
  const query = new URLSearchParams(search);
  for (const name of brandParameters) query.delete(name);
  const filter = filterOf(query.get('filter'));
  if (filter && !unscopedLists.includes(pathname)) {
    const { tenant: _before, ...rest } = filter;
    query.set('filter', JSON.stringify(brand === undefined ? rest : { ...rest, tenant: brand }));
    query.delete('page');
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function filterOf(text: string | null): Record<string, unknown> | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
