import type { MailColours } from './mail-colours.js';

/** What one mail says, in the reader's language; plain texts, escaped here where the medium asks for it. */
export interface MailContent {
  language: string;
  brand: string;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Below the button. */
  notes: readonly string[];
  /** Said before the button's address in full. */
  linkHint: string;
  footer: readonly string[];
}

/** The plain text of a mail. */
export function mailText(content: MailContent): string {
  const { title, paragraphs, button, notes, brand, footer } = content;
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const parts = [title, ...paragraphs, ...link, ...notes, '-- ', brand, ...footer];
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

/** The HTML of a mail: one column of tables with inline styles, the common ground of programs that show mails. */
export function mailHtml(content: MailContent, colours: MailColours): string {
  const { language, brand, subject, title, paragraphs, button, notes, linkHint, footer } = content;
  const url = escapeHtml(button?.url ?? '');
  const paragraph = (text: string, style: string): string => `<p style="${style}">${escapeHtml(text)}</p>`;
  const body = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#1f2937';
  const small = 'margin:0 0 12px;font-size:14px;line-height:21px;color:#4b5563';
  const tiny = 'margin:0 0 6px;font-size:12px;line-height:18px;color:#5b6472';
  const link = `color:${colours.onPrimary};background:${colours.primary};display:inline-block;padding:14px 28px;border-radius:26px;font-size:19px;line-height:24px;font-weight:bold;text-decoration:none`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#f3f4f6;font-family:Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px;background:#ffffff;border-radius:12px">
<tr><td style="height:6px;line-height:6px;font-size:6px;background:${colours.primary};border-radius:12px 12px 0 0">&nbsp;</td></tr>
<tr><td style="padding:28px 32px 8px;font-size:20px;line-height:24px;font-weight:bold;color:#111827">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:8px 32px 24px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:32px;color:#111827">${escapeHtml(title)}</h1>
${paragraphs.map((text) => paragraph(text, body)).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${url}" target="_blank" rel="noreferrer" style="${link}">${escapeHtml(button.label)}</a></p>` : ''}
${notes.map((text) => paragraph(text, small)).join('\n')}
${button ? `${paragraph(linkHint, small)}\n<p style="${tiny};word-break:break-all">${url}</p>` : ''}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px"><tr><td style="padding:16px 32px">
${footer.map((text) => paragraph(text, tiny)).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
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
