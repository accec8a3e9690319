import type { Language } from '@kindling/contract/languages';
import { pagePolicy } from './content-policy.js';

export interface BusyPage {
  language: Language;
  title: string;
  text: string;
  retryAfter: number;
}

/** What is sent for a page that has no turn at the renderer: it costs nothing and tries again by itself. */
export function busyPage({ language, title, text, retryAfter }: BusyPage) {
  const seconds = String(retryAfter);
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy([], ''),
      'cache-control': 'no-store',
      'retry-after': seconds,
      refresh: seconds,
    },
    body: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="color-scheme" content="light dark"><title>${escape(title)}</title></head>`,
      `<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p></main></body></html>`,
    ].join(''),
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
