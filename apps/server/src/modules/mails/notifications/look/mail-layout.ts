import { mailStyle, styles, wordStyle } from './mail-style.js';
import type { MailLook } from './mail-look.js';

/** Content id of the embedded logo in the HTML. */
export const logoId = 'logo';

/** The content of one mail, in the reader's language; plain texts, escaped here where the medium needs it. */
export interface MailContent {
  language: string;
  brand: string;
  /** Like the preheader, readable by whoever sees the inbox: it names the brand's sender and no person (trust 12). */
  subject: string;
  /** Follows the subject in the inbox list. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  /** Counts or facts, one a line, in a box above the button. */
  details?: readonly string[];
  button?: { label: string; url: string };
  /** Text below the button. */
  notes: readonly string[];
  /** Precedes the button's address in full. */
  linkHint: string;
  /** Why the reader gets it, then contact and sender. */
  footer: readonly string[];
  /** Footer links, before the unsubscribe links. */
  links?: readonly FooterLink[];
  /** For optional mails. */
  unsubscribe?: Unsubscribing;
}

interface FooterLink {
  label: string;
  url: string;
}

/** How to unsubscribe from a kind of mail. */
export interface Unsubscribing {
  /** Accepts the form that mail programs post (RFC 8058). */
  oneClickUrl: string;
  /** Links in the footer. */
  links: readonly FooterLink[];
}

/** The plain text of a mail. Paragraphs are one line each: a program that shows text wraps it to its own width. */
export function mailText(content: MailContent): string {
  const { title, paragraphs, details = [], button, notes, brand, footer } = content;
  const links = linksOf(content).map(({ label, url }) => `${label}:\n${url}`);
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const facts = details.length > 0 ? [details.join('\n')] : [];
  const parts = [title, ...paragraphs, ...facts, ...link, ...notes, '-- ', brand, ...footer, ...links];
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

/**
 * The HTML of a mail: one column of tables with inline styles, which Word's engine in Outlook and Gmail without its
 * style sheet keep. The style sheet only adds dark colours and a wide button on phones. A template language or a package
 * such as mjml would render this one layout no shorter.
 */
export function mailHtml(content: MailContent, look: MailLook): string {
  const { language, subject, preheader, title, paragraphs, details = [], button, notes } = content;
  const style = styles(look);
  const paragraph = (text: string, as: string): string => `<p class="text" style="${as}">${inHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>${wordStyle(look)}</style><![endif]-->
<style>${mailStyle(look)}</style>
</head>
<body class="page" style="${style.page}">
<div style="${style.hidden}">${escapeHtml(preheader)}${padding}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.light.page}" style="${style.page}"><tr><td class="edge" align="center" style="padding:28px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<div style="max-width:560px;margin:0 auto;text-align:left">
<table class="letter" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.light.letter}" style="${style.letter}">
<tr><td class="inner" bgcolor="${look.night}" style="${style.band}">${brandHtml(content, look)}</td></tr>
<tr><td class="inner" style="padding:32px 36px 24px">
<h1 class="text" style="${style.title}">${escapeHtml(title)}</h1>
${paragraphs.map((text) => paragraph(text, style.body)).join('\n')}
${detailsHtml(details, style)}
${button ? buttonHtml(button, look) : ''}
${notes.map((text) => `<p class="muted" style="${style.small}">${inHtml(text)}</p>`).join('\n')}
${addressHtml(content, style)}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="inner" style="padding:24px 37px 8px">
${footerHtml(content, style)}
</td></tr></table>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

type Styles = ReturnType<typeof styles>;

/** Keeps the beginning of the letter out of the inbox list: it would follow a short preheader. */
const padding = '&#847;&zwnj;&nbsp;'.repeat(90);

/** The logo, or a mark with the name next to it; where pictures are not shown, only the name. */
function brandHtml({ brand }: MailContent, look: MailLook): string {
  const { logo } = look;
  const name = escapeHtml(brand);
  const as = styles(look).brand;
  if (!logo) return `<p style="margin:0;${as}">${name}</p>`;
  if (!logo.isName)
    return `<p style="margin:0;${as}"><img src="cid:${logoId}" alt="" width="${logo.width}" height="${logo.height}" style="border:0;vertical-align:middle">&nbsp; ${name}</p>`;
  return `<img src="cid:${logoId}" alt="${name}" width="${logo.width}" height="${logo.height}" style="display:block;border:0;${as}">`;
}

function detailsHtml(details: readonly string[], style: Styles): string {
  if (details.length === 0) return '';
  const rows = details.map(
    (text, index) =>
      `<tr><td class="text line" style="${index === 0 ? style.firstDetail : style.detail}">${inHtml(text)}</td></tr>`,
  );
  return `<table class="line" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.details}">${rows.join('')}</table>`;
}

/** Word ignores the padding of a link and takes it from the cell; elsewhere the link's own makes all of it clickable. */
function buttonHtml({ label, url }: NonNullable<MailContent['button']>, look: MailLook): string {
  const { cell, link } = styles(look).button;
  return `<table class="button" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0;border-collapse:separate"><tr><td class="primary" align="center" bgcolor="${look.light.primary}" style="${cell}"><a class="primary" href="${escapeHtml(url)}" target="_blank" rel="noreferrer" style="${link}">${escapeHtml(label)}</a></td></tr></table>`;
}

/** The button's address in letters, where it has a token: any other page is found without it. */
function addressHtml({ button, linkHint }: MailContent, style: Styles): string {
  if (!button?.url.includes('#')) return '';
  return `<p class="muted" style="${style.small}">${escapeHtml(linkHint)}<br><span style="${style.address}">${escapeHtml(button.url)}</span></p>`;
}

function linksOf({ links = [], unsubscribe }: MailContent): readonly FooterLink[] {
  return [...links, ...(unsubscribe?.links ?? [])];
}

function footerHtml(content: MailContent, style: Styles): string {
  const [reason = '', ...others] = content.footer;
  const links = linksOf(content).map(
    ({ label, url }) =>
      `<a class="muted" href="${escapeHtml(url)}" target="_blank" rel="noreferrer" style="${style.footerLink}">${escapeHtml(label)}</a>`,
  );
  const lines = [
    inHtml(reason),
    ...(links.length > 0 ? [links.join(' &nbsp; ')] : []),
    ...others.map(inHtml),
  ];
  return lines.map((html) => `<p class="muted" style="${style.tiny}">${html}</p>`).join('\n');
}

/** A text with its line breaks, and its mail addresses as links, which programs would make of them in their own blue. */
function inHtml(text: string): string {
  return escapeHtml(text)
    .replace(
      /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
      (address) =>
        `<a href="mailto:${address}" style="color:inherit;text-decoration:underline">${address}</a>`,
    )
    .replaceAll('\n', '<br>');
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
