import vm from 'node:vm';

/** What a page says of itself and shows around its content, read from the HTML that the server sends. */
export interface ReadPage {
  language: string | undefined;
  route: string | undefined;
  title: string;
  /** What crawlers are told in the page itself. */
  noindex: boolean;
  canonical: string | undefined;
  navigation: boolean;
  logoBar: boolean;
  /** Addresses of the navigation's links but those to other languages. */
  places: string[];
  /** What can be chosen where languages are switched. */
  languages: string[];
  /** Links of the footer; null where there is none. */
  footer: { links: string[]; text: string; quiet: boolean } | null;
  /** Ids and labels of what stands above the content. */
  asides: string[];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Text of a piece of HTML. */
export const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

export function readPage(html: string): ReadPage {
  const one = (pattern: RegExp) => pattern.exec(html)?.[1];
  const header = one(/<header class="[^"]*">(.*?)<\/header>/s);
  const footer = /<footer class="([^"]*)">(.*?)<\/footer>/s.exec(html);
  const above = html.split('<main')[0] ?? '';
  return {
    language: one(/<html lang="(\w+)"/),
    route: one(/<html [^>]*data-page="([\w-]+)"/),
    title: plain(one(/<title>([^<]*)/) ?? ''),
    noindex: html.includes('<meta name="robots" content="noindex"/>'),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    navigation: header?.includes('<nav') ?? false,
    logoBar: header !== undefined && !header.includes('<nav'),
    places: hrefsOf((header ?? '').replaceAll(/<a [^>]*hrefLang=[^>]*>/g, '')),
    languages: [...(header ?? '').matchAll(/<a [^>]*hrefLang="(\w+)"/g)].map(([, code = '']) => code),
    footer: footer && {
      links: hrefsOf(/<nav.*?<\/nav>/s.exec(footer[2] ?? '')?.[0] ?? ''),
      text: plain(footer[2] ?? ''),
      quiet: /\b_quiet_/.test(footer[1] ?? ''),
    },
    asides: [...above.matchAll(/<aside\b([^>]*)>/g)].map(
      ([, attributes = '']) => /(?:id|aria-label)="([^"]*)"/.exec(attributes)?.[1] ?? 'no name',
    ),
  };
}

/** What decides in the browser whether a visitor is greeted by the entry warning. */
export interface Greeted {
  country: string | null;
  installed?: boolean;
  answered?: boolean;
}

/**
 * Lets the page's own script decide about the entry warning, as a browser would.
 * @returns whether it opened; false for a page that has none
 */
export async function greets(
  html: string,
  { country, installed = false, answered = false }: Greeted,
): Promise<boolean> {
  const script = /<\/dialog><script[^>]*>(\(function startEntryWarning.*?)<\/script>/s.exec(html)?.[1];
  if (script === undefined) return false;
  let opened = false;
  class HTMLDialogElement {
    addEventListener() {
      // Nobody answers.
    }
    showModal() {
      opened = true;
    }
  }
  const dialog = new HTMLDialogElement();
  const settings = { geoip_selected_country: null, geoip_country: country };
  vm.runInNewContext(script, {
    HTMLDialogElement,
    document: { getElementById: () => dialog },
    window: { matchMedia: () => ({ matches: installed }) },
    localStorage: { getItem: () => (answered ? '1772000000' : null) },
    fetch: async () => ({ json: async () => settings }),
  });
  // The answer about the country is read in a few steps of promises, none of which waits for time.
  for (let step = 0; step < 10; step++) await null;
  return opened;
}
