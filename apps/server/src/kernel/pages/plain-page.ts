import { createHash } from 'node:crypto';
import type { Language } from '@kindling/contract/languages';

export interface PlainWords {
  language: Language;
  /** Usually the brand. */
  title: string;
  text: string;
}

export interface PlainLink {
  label: string;
  path: string;
}

/** A response in place of a page of the site. */
export interface PlainPage {
  headers: Record<string, string>;
  body: string;
}

/** Texts of such pages, by namespace and key: `plain-pages:busy`. */
export type PlainText = (
  language: Language,
  key: string,
  values?: Readonly<Record<string, string>>,
) => string;

/** The whole style of such a page: it loads nothing, whatever else is broken. */
const style =
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif}main{box-sizing:border-box;display:grid;align-content:center;' +
  'gap:1rem;min-height:100vh;max-width:34rem;margin:auto;padding:1.5rem}h1,p,ul{margin:0;overflow-wrap:anywhere}' +
  'ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:0;list-style:none}a{display:inline-block;padding-block:.625rem}';
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent when the renderer has no turn for a page: it costs nothing and retries by itself. */
export function busyPage(words: PlainWords, retryAfter: number): PlainPage {
  const seconds = String(retryAfter);
  const { headers, body } = plainPage(words);
  return { headers: { ...headers, 'retry-after': seconds, refresh: seconds }, body };
}

/** A page with a single message, served without the site: it belongs to no theme and is not indexed. */
export function plainPage(
  { language, title, text }: PlainWords,
  links: readonly PlainLink[] = [],
): PlainPage {
  const list = links.map(({ label, path }) => `<li><a href="${escape(path)}">${escape(label)}</a></li>`);
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
    body: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
      `<title>${escape(title)}</title><style>${style}</style></head>`,
      `<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p>`,
      list.length > 0 ? `<ul>${list.join('')}</ul>` : '',
      '</main></body></html>',
    ].join(''),
  };
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
