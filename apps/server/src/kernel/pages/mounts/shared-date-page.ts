import { createHash } from 'node:crypto';
import type { Language } from '@kindling/contract/languages';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import { escape, type PlainPage, type PlainText } from '../plain-page.js';
import { sharedDateScript } from './shared-date-script.js';

/** Of no theme: the page must not tell which brand it is of. */
const style = `
:root{color-scheme:light dark;--page:#f3f4f6;--card:#fff;--text:#1c2128;--muted:#57606a;--line:#d8dde3;--calm:#e7edf5;--on-calm:#23456f;
--open:#fdf0d5;--on-open:#6b4400;--well:#dcf3e4;--on-well:#0d5a31;--link:#1f57a4}
@media (prefers-color-scheme:dark){:root{--page:#101317;--card:#1a1f25;--text:#eceff3;--muted:#a3adb8;--line:#333b45;--calm:#22303f;
--on-calm:#bcd6f5;--open:#40310f;--on-open:#ffd88a;--well:#143524;--on-well:#a5e6bf;--link:#8fbcff}}
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
body{background:var(--page);color:var(--text);font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{display:grid;align-content:start;min-height:100vh;max-width:36rem;margin:auto;padding:1rem}
@media (min-width:40rem){main{align-content:center;padding:2rem 1rem}}
main>*{display:grid;gap:1.25rem;padding:1.5rem 1.25rem;border:1px solid var(--line);border-radius:1.25rem;background:var(--card);overflow-wrap:anywhere}
@media (min-width:40rem){main>*{padding:2.25rem}}
h1{font-size:1.625rem;line-height:1.2;letter-spacing:-.01em;text-wrap:balance}
.state{justify-self:start;display:flex;align-items:center;gap:.5rem;padding:.375rem .875rem;border-radius:2rem;background:var(--calm);color:var(--on-calm);font-size:.9375rem;font-weight:650}
.state::before{content:"";flex:none;width:.5rem;height:.5rem;border-radius:50%;background:currentcolor}
.state[data-now=asked]{background:var(--open);color:var(--on-open)}
.state[data-now=well]{background:var(--well);color:var(--on-well)}
dl{display:grid;border-block:1px solid var(--line)}
dl>div{position:relative;padding:.875rem 0 .875rem 2.5rem}
dl>div+div{border-top:1px solid var(--line)}
svg{position:absolute;left:0;top:1.5rem;width:1.5rem;height:1.5rem;fill:none;stroke:var(--muted);stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
dt{color:var(--muted);font-size:.875rem}
dd{font-weight:650}
.help{display:grid;gap:.75rem;padding:1rem 1.125rem;border-radius:.875rem;background:var(--page)}
.help p{font-size:.9375rem}
.danger{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;font-weight:650}
.danger a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--link);font-size:1.25rem}
.small{color:var(--muted);font-size:.875rem}
button{justify-self:start;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:2rem;background:var(--text);color:var(--card);font:inherit;font-weight:650;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`.replaceAll('\n', '');

const script = `(${sharedDateScript.toString()})(window,${JSON.stringify(siteEndpoints.openSharedDate[1])})`;

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "connect-src 'self'",
  // The empty icon.
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const calendar =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="5" width="18" height="16" rx="3"/><path d="M3 10h18M8 3v4M16 3v4"/></svg>';
const pin =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/></svg>';

/**
 * The page of a link to a shared plan: empty until its own script has asked what the token behind the `#` leads to. It
 * names no brand, loads nothing and is the same for every link, so whoever fetches it without a script, as messengers do
 * for a preview, learns nothing and opens nothing.
 */
export function sharedDatePage(language: Language, textOf: PlainText): PlainPage {
  const keys = ['sharer', 'other', 'asked', 'ends'];
  const holes = Object.fromEntries(keys.map((key) => [key, `{${key}}`]));
  const text = (key: string): string => escape(textOf(language, `plain-pages:shared_date.${key}`, holes));
  const ofStates = (key: string): string =>
    ['planned', 'asked', 'well'].map((state) => `data-${state}="${text(`${key}.${state}`)}"`).join(' ');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
    body: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">',
      // Else browsers ask for the brand's icon.
      '<link rel="icon" href="data:,">',
      `<title>${text('title')}</title><style>${style}</style></head><body><main>`,
      `<section data-state="waits" role="status"><p>${text('waits')}</p><noscript><p>${text('script')}</p></noscript></section>`,
      `<section data-state="ended" hidden><h1>${text('ended.title')}</h1><p>${text('ended.text')}</p></section>`,
      `<section data-state="failed" hidden><h1>${text('failed.title')}</h1><p>${text('failed.text')}</p>`,
      `<button type="button" data-again>${text('failed.again')}</button></section>`,
      '<article data-state="shown" hidden>',
      `<p class="state" role="status" data-now data-text ${ofStates('state')}></p>`,
      `<h1 data-text ${ofStates('heading')}></h1>`,
      '<dl data-only="planned asked">',
      `<div><dt>${calendar}${text('when')}</dt><dd data-text="{at}"></dd></div>`,
      `<div><dt>${pin}${text('where')}</dt><dd data-text="{place}"></dd></div></dl>`,
      `<p data-text ${ofStates('note')}></p>`,
      `<div class="help" data-only="planned asked"><p data-text="${text('watch')}"></p>`,
      `<p class="danger"><span>${text('danger')}</span> <a data-call data-text="{emergency}"></a></p></div>`,
      `<p class="small" data-text="${text('ends')}"></p>`,
      `</article></main><script>${script}</script></body></html>`,
    ].join(''),
  };
}
