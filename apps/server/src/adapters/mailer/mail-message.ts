import { createHash } from 'node:crypto';
import { isBulkMail } from '@kindling/contract/mails/mail-kinds';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mailer.js';

/** What a signature covers: all that a reader sees, and by which a mail program offers to unsubscribe (RFC 8058). */
const signedHeaders = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ...[
    'Content-Transfer-Encoding',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
    'Feedback-ID',
    'Auto-Submitted',
  ],
].join(':');

/** A mail as nodemailer takes it; the same for every transport, so that each shows what another would send. */
export function mailMessage(mail: Mail): SendMailOptions {
  const domain = mail.fromAddress.slice(mail.fromAddress.indexOf('@') + 1);
  const name = oneLine(mail.fromName);
  return {
    messageId: `<${mail.tenantId}.${mail.id}.${mail.proof}@${domain}>`,
    from: { name, address: mail.fromAddress },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name, address: mail.replyTo } }),
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
    headers: {
      // A newsletter was written by people (RFC 3834); its List-Unsubscribe keeps out-of-office replies away.
      ...(mail.kind === 'newsletter' ? {} : { 'Auto-Submitted': 'auto-generated' }),
      'X-Auto-Response-Suppress': 'All',
      'Feedback-ID': feedbackId(mail, domain),
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    ...(mail.signature ? { dkim: signing(mail.signature) } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function signing({ domain, selector, privateKey }: NonNullable<Mail['signature']>) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders };
}

/** By what providers count complaints: nothing in it leads to a member. The last part names the sender. */
function feedbackId({ tenantId, kind }: Mail, domain: string): string {
  const sender = createHash('sha256').update(domain).digest('hex').slice(0, 12);
  return `${tenantId}:${kind}:${isBulkMail(kind) ? 'bulk' : 'single'}:${sender}`;
}

/** A header is one line; encoded, a second one would be harmless, but show as a line break. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
