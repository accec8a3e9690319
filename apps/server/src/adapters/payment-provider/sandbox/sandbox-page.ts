import { createHash } from 'node:crypto';
import type { TFunction } from 'i18next';
import type { PaymentOutcome } from '../../../ports/payment-provider.js';
import type { SandboxCheckout } from './sandbox-checkouts.js';
import { sandboxPagePath } from './sandbox-payment-provider.js';

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:1rem;background:#eef0f3;color:#1d2530;font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:#fff;border:1px solid #cfd5dd;border-radius:.75rem;overflow:hidden}
header{padding:.75rem 1.5rem;background:repeating-linear-gradient(-45deg,#ffe08a 0 1rem,#ffd65c 1rem 2rem);font-weight:600}
section{padding:1.5rem}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
p{margin:0 0 1rem}
dl{display:flex;justify-content:space-between;gap:1rem;margin:0 0 1.5rem;padding:.75rem 0;border:solid #cfd5dd;border-width:1px 0}
dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}
button,a{display:block;width:100%;padding:.75rem 1rem;border:1px solid #57606c;border-radius:.5rem;background:#fff;color:#1d2530;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button[value=completed]{background:#17613a;border-color:#17613a;color:#fff}
button:hover,a:hover{box-shadow:0 0 0 2px #cfd5dd}
button:focus-visible,a:focus-visible{outline:3px solid #1558d6;outline-offset:2px}
`.replaceAll('\n', '');

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing runs, nothing is fetched, and the form goes nowhere but here. */
export const sandboxPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The payment page in the payer's language; a plain form, it needs no script.
 *
 * @param t the translator of `checkout.language`
 */
export function renderSandboxPage(checkout: SandboxCheckout, t: TFunction): string {
  const amount = new Intl.NumberFormat(checkout.language, {
    style: 'currency',
    currency: checkout.currency,
  }).format(checkout.amountCents / 100);
  const isDecided = checkout.status !== 'open' && checkout.status !== 'pending';
  const rest = isDecided
    ? `<p>${escape(t('sandbox:decided'))}</p><a href="${escape(checkout.returnUrl)}">${escape(t('sandbox:back'))}</a>`
    : `<p>${escape(t('sandbox:choose'))}</p>
<form method="post" action="${escape(sandboxPagePath(checkout.reference))}">${buttons(t)}</form>`;
  return `<!doctype html>
<html lang="${checkout.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(t('sandbox:title'))}</title><style>${style}</style></head>
<body><main>
<header>${escape(t('sandbox:notice'))}</header>
<section>
<h1>${escape(t('sandbox:title'))}</h1>
<dl><dt>${escape(t('sandbox:amount'))}</dt><dd>${escape(amount)}</dd></dl>
${rest}
</section>
</main></body>
</html>
`;
}

const order: readonly PaymentOutcome[] = ['completed', 'pending', 'failed', 'cancelled'];

function buttons(t: TFunction): string {
  return order
    .map((outcome) => `<button name="outcome" value="${outcome}">${escape(t(`sandbox:${outcome}`))}</button>`)
    .join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
