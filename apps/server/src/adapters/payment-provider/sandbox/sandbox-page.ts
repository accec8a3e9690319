import { createHash } from 'node:crypto';
import type { TFunction } from 'i18next';
import { formatMoney } from '@kindling/contract/text/numbers';
import { refundOutcomes, type PaymentOutcome } from '../../../ports/payment-provider.js';
import type { SandboxCheckout } from './sandbox-checkouts.js';
import { sandboxBanks, sandboxPagePath } from './sandbox-payment-provider.js';

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
form{display:grid;gap:.75rem;margin:0 0 1rem}
details,label{font-size:.9375rem}
label{display:flex;gap:.5rem;align-items:center;justify-content:space-between;min-height:2.5rem}
select{padding:.375rem;font:inherit}
button,a{display:block;width:100%;padding:.75rem 1rem;border:1px solid #57606c;border-radius:.5rem;background:#fff;color:#1d2530;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button[value=completed]{background:#17613a;border-color:#17613a;color:#fff}
button:hover,a:hover{box-shadow:0 0 0 2px #cfd5dd}
button:focus-visible,a:focus-visible{outline:3px solid #1558d6;outline-offset:2px}
`.replaceAll('\n', '');

const styleHash = createHash('sha256').update(style).digest('base64');

/** No scripts, no requests, and the form is only submitted here. */
export const sandboxPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The payment page in the payer's language; a plain form without scripts.
 *
 * @param t the translator of `checkout.language`
 */
export function renderSandboxPage(checkout: SandboxCheckout, t: TFunction): string {
  const amount = formatMoney(checkout.amountCents, checkout.currency, checkout.language);
  const bank = sandboxBanks.find(({ id }) => id === checkout.bank);
  const isOpen = checkout.status === 'open' || checkout.status === 'pending';
  const isPaid = checkout.status === 'completed' || checkout.status === 'refunded';
  const back = `<a href="${escape(checkout.returnUrl)}">${escape(t('sandbox:back'))}</a>`;
  const rest = isOpen
    ? `<p>${escape(t('sandbox:choose'))}</p>${form(checkout, `${delivery(t)}${buttons(offeredOutcomes, t)}`)}`
    : `<p>${escape(t('sandbox:decided'))}</p>${isPaid ? afterPayment(checkout, t) : ''}${back}`;
  return `<!doctype html>
<html lang="${checkout.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(t('sandbox:title'))}</title><style>${style}</style></head>
<body><main>
<header>${escape(t('sandbox:notice'))}</header>
<section>
<h1>${escape(t('sandbox:title'))}</h1>
<dl><dt>${escape(t('sandbox:amount'))}</dt><dd>${escape(amount)}</dd></dl>
${bank ? `<dl><dt>${escape(t('sandbox:bank'))}</dt><dd>${escape(bank.name)}</dd></dl>` : ''}
${rest}
</section>
</main></body>
</html>
`;
}

/** The outcomes offered on the page; a refund is ordered by the shop, never here. */
export const offeredOutcomes = [
  'completed',
  'pending',
  'failed',
  'cancelled',
  'expired',
  'charged_back',
] as const satisfies readonly PaymentOutcome[];

/** Delays of the webhooks, in seconds. */
export const deliveryDelays = ['0', '10', '60'] as const;
export const deliveryCopies = ['1', '2', '10'] as const;

function form(checkout: SandboxCheckout, inside: string): string {
  return `<form method="post" action="${escape(sandboxPagePath(checkout.reference))}">${inside}</form>`;
}

function buttons(outcomes: readonly PaymentOutcome[], t: TFunction): string {
  return outcomes
    .map((outcome) => `<button name="outcome" value="${outcome}">${escape(t(`sandbox:${outcome}`))}</button>`)
    .join('\n');
}

/** How the webhooks arrive: late, several times, in the wrong order. */
function delivery(t: TFunction): string {
  const select = (name: 'delay' | 'copies', values: readonly string[]) =>
    `<label>${escape(t(`sandbox:${name}`))} <select name="${name}">${values
      .map((value) => `<option>${value}</option>`)
      .join('')}</select></label>`;
  return `<details><summary>${escape(t('sandbox:delivery'))}</summary>
${select('delay', deliveryDelays)}
${select('copies', deliveryCopies)}
<label><input type="checkbox" name="disorder"> ${escape(t('sandbox:disorder'))}</label>
</details>`;
}

/** What can still happen to a payment: the bank takes it back, refunds succeed or fail. */
function afterPayment(checkout: SandboxCheckout, t: TFunction): string {
  const options = refundOutcomes
    .map((outcome) => {
      const chosen = outcome === checkout.refundOutcome ? ' selected' : '';
      return `<option value="${outcome}"${chosen}>${escape(t(`sandbox:refund.${outcome}`))}</option>`;
    })
    .join('');
  return `${form(checkout, `${delivery(t)}${buttons(['charged_back'], t)}`)}
${form(
  checkout,
  `<label>${escape(t('sandbox:refund.label'))} <select name="refunds">${options}</select></label><button>${escape(t('sandbox:refund.set'))}</button>`,
)}`;
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
