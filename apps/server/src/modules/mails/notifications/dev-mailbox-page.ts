import type { MailboxEntry } from '../../../ports/mailbox.js';
import { escapeHtml } from './look/mail-layout.js';

/** Pages of the development mailbox: plain HTML, no script. */

/**
 * Styles may be inline because those of mails are. Nothing runs and nothing is loaded from elsewhere. The frame that
 * shows a mail inherits this policy.
 */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;color:#1f2937}' +
  'ul{list-style:none;padding:0}li{border-bottom:1px solid #e5e7eb}li a{display:block;padding:.6rem 0;color:inherit}' +
  'small,dt{color:#5b6472}dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem}dd{margin:0}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f3f4f6;padding:1rem;border-radius:8px}' +
  'iframe{width:100%;height:640px;border:1px solid #e5e7eb;border-radius:8px}';

export function mailboxListPage(brand: string, mails: readonly MailboxEntry[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}<br><small>${escapeHtml(mail.to)} · ${mail.sentAt.toISOString()}</small></a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No mail yet.</p>';
  return page(`Mailbox of ${brand}`, `<h1>Mailbox of ${escapeHtml(brand)}</h1>${list}`);
}

export function mailPage(mail: MailboxEntry): string {
  const fields = {
    From: `${mail.fromName} <${mail.fromAddress}>`,
    ...(mail.replyTo === undefined ? {} : { 'Reply-To': mail.replyTo }),
    To: mail.to,
    Sent: mail.sentAt.toISOString(),
    ...(mail.unsubscribeUrl === undefined ? {} : { 'List-Unsubscribe': mail.unsubscribeUrl }),
  };
  const head = Object.entries(fields).map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return page(
    mail.subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>${head.join('')}</dl>
<h2>HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}"></iframe>
<h2>Text</h2>
<pre>${withLinks(mail.text)}</pre>`,
  );
}

/** The addresses in a mail's text, in order. */
export function linksOf(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([url]) => url);
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
${body}
</body>
</html>
`;
}
