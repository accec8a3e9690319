/** Lists whose rows belong to no brand, or are brands. */
const ofNoBrand = ['/tenants', '/companies', '/staff'];

/** What pages say of a brand, or of what only that brand has. */
const ofOneBrand = ['brand', 'tenant', 'network', 'ref'];

/**
 * The query of an open page once another brand was chosen in the bar: what it said of a brand itself goes, a filter is
 * narrowed to the chosen one.
 */
export function rescoped(pathname: string, search: string, brand: string | undefined): string {
  const query = new URLSearchParams(search);
  for (const name of ofOneBrand) query.delete(name);
  const filter = filterOf(query.get('filter'));
  if (filter && !ofNoBrand.includes(pathname)) {
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
