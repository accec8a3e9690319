import type { MailLook } from './mail-look.js';

/** Content id of the embedded logo in the HTML. */
export const logoId = 'logo';

/** The content of one mail, in the reader's language; plain texts, escaped here where the medium needs it. */
export interface MailContent {
  language: string;
  brand: string;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Text below the button. */
  notes: readonly string[];
  /** Precedes the button's address in full. */
  linkHint: string;
  footer: readonly string[];
  /** For optional mails. */
  unsubscribe?: Unsubscribing;
}

/** How to unsubscribe from a kind of mail. */
export interface Unsubscribing {
  /** Accepts the form that mail programs post (RFC 8058). */
  oneClickUrl: string;
  /** Links in the footer. */
  links: readonly { label: string; url: string }[];
}

export function mailText(content: MailContent): string {
  const { title, paragraphs, button, notes, brand, footer, unsubscribe } = content;
  const links = (unsubscribe?.links ?? []).map(({ label, url }) => `${label}:\n${url}`);
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const parts = [title, ...paragraphs, ...link, ...notes, '-- ', brand, ...footer, ...links];
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

/** The HTML of a mail: one column of tables with inline styles, which all mail programs support. */
export function mailHtml(content: MailContent, look: MailLook): string {
  const { language, subject, title, paragraphs, button, notes, linkHint, footer } = content;
  const url = escapeHtml(button?.url ?? '');
  const paragraph = (text: string, style: string): string => `<p style="${style}">${escapeHtml(text)}</p>`;
  const family = `font-family:${look.text}`;
  const body = `margin:0 0 16px;${family};font-size:16px;line-height:25px;color:#1f2937`;
  const small = `margin:0 0 12px;${family};font-size:14px;line-height:21px;color:#4b5563`;
  const tiny = `margin:0 0 6px;${family};font-size:12px;line-height:18px;color:#4b5563`;
  const heading = `margin:0 0 16px;font-family:${look.display};font-size:28px;line-height:34px;color:#111827`;
  const link = `color:${look.onPrimary};background:${look.primary};display:inline-block;padding:14px 28px;border-radius:${look.radius.control}px;${family};font-size:19px;line-height:24px;font-weight:bold;text-decoration:none`;
  const letter = `max-width:540px;background:#ffffff;border-radius:${look.radius.card}px`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${look.canvas};${family}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${look.canvas}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px"><tr><td style="padding:8px 32px 20px">
${brandHtml(content, look)}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${letter}">
<tr><td style="padding:32px 32px 20px">
<h1 style="${heading}">${escapeHtml(title)}</h1>
${paragraphs.map((text) => paragraph(text, body)).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${url}" target="_blank" rel="noreferrer" style="${link}">${escapeHtml(button.label)}</a></p>` : ''}
${notes.map((text) => paragraph(text, small)).join('\n')}
${button ? `${paragraph(linkHint, small)}\n<p style="${tiny};word-break:break-all">${url}</p>` : ''}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px"><tr><td style="padding:20px 32px">
${footer.map((text) => paragraph(text, tiny)).join('\n')}
${unsubscribeHtml(content, tiny)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function unsubscribeHtml({ unsubscribe }: MailContent, style: string): string {
  if (!unsubscribe) return '';
  const links = unsubscribe.links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" target="_blank" rel="noreferrer" style="color:#4b5563">${escapeHtml(label)}</a>`,
  );
  return `<p style="${style}">${links.join(' &nbsp;·&nbsp; ')}</p>`;
}

/** The embedded logo, or a mark with the name next to it; where pictures are not shown, only the name. */
function brandHtml({ brand }: MailContent, { logo, display, primary }: MailLook): string {
  const style = `font-family:${display};font-size:22px;line-height:40px;font-weight:bold;color:${primary}`;
  const name = escapeHtml(brand);
  if (!logo) return `<p style="margin:0;${style}">${name}</p>`;
  if (!logo.isName)
    return `<p style="margin:0;${style}"><img src="cid:${logoId}" alt="" width="${logo.width}" height="${logo.height}" style="border:0;vertical-align:middle">&nbsp; ${name}</p>`;
  return `<img src="cid:${logoId}" alt="${name}" width="${logo.width}" height="${logo.height}" style="display:block;border:0;${style}">`;
}

/** For texts and attributes in double quotes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
