/** The parts of a request that show an arrival from elsewhere. */
export type ArrivalHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Programs that say what they are. Those that pretend to be people are counted; nothing else is looked at to find them. */
const programs =
  /bot\b|bots?[/;)]|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|scan|fetch|curl|wget|python|http-?client|java\/|go-http|okhttp/i;

const text = (value: string | string[] | undefined): string =>
  (typeof value === 'string' ? value : (value?.[0] ?? '')).toLowerCase();

/**
 * Whether a page's request is an arrival: a browser shows it as a document, and the visitor did not come from a page of the
 * same host. Prefetches, reloads and programs are none. Browsers that send nothing of this (and plain HTTP, where none does)
 * are not counted: too few rather than too many.
 */
export function isArrival(headers: ArrivalHeaders): boolean {
  if (text(headers['sec-fetch-dest']) !== 'document') return false;
  if (!['none', 'cross-site', 'same-site'].includes(text(headers['sec-fetch-site']))) return false;
  const advance = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => text(headers[name]));
  if (advance.some((value) => value !== '')) return false;
  if (/max-age=0|no-cache/.test(text(headers['cache-control']))) return false;
  const agent = text(headers['user-agent']);
  return agent !== '' && !programs.test(agent);
}

/** The known origin of visits. */
export const visitKinds = ['none', 'full', 'network', 'others'] as const;
/**
 * `none`: no network was named. `full`: network, ref and sub. `network`: the network alone, of visits long ago or where a
 * day had too many sources. `others`: some network, where a day had too many.
 */
export type VisitKind = (typeof visitKinds)[number];

/** Days for which ref and sub are kept; later the network alone is. */
export const detailDays = 92;
/** Days for which anything is kept. */
export const keptDays = 762;
