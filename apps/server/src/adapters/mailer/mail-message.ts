import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mailer.js';

/** A mail as nodemailer takes it; the same for every transport, so that each shows what another would send. */
export function mailMessage(mail: Mail): SendMailOptions {
  const domain = mail.fromAddress.slice(mail.fromAddress.indexOf('@') + 1);
  return {
    messageId: `<${mail.tenantId}.${mail.id}.${mail.proof}@${domain}>`,
    from: { name: oneLine(mail.fromName), address: mail.fromAddress },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: (mail.pictures ?? []).map(({ id, png }) => ({
      cid: id,
      filename: `${id}.png`,
      content: png,
      contentType: 'image/png',
      contentDisposition: 'inline',
    })),
    // Prevents out-of-office replies, and keeps mailing lists from learning the address.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A header is one line; encoded, a second one would be harmless, but show as a line break. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
