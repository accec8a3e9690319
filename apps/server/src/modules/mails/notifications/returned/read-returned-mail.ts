import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { refusesAddress, refusesSender } from '../../../../ports/mailer.js';

/** The statement of a delivery status notification (RFC 3464) about one of our mails. */
export interface ReturnedMail {
  /** What the receiver's server refuses: mail for this address, or mail from us. */
  refuses: 'address' | 'sender';
  tenantId: string;
  mailId: string;
  proof: string;
  /** Names of the refused receiver in the report and the mail, the likeliest first. */
  addresses: string[];
}

const ourMessageId = /<([a-z][a-z0-9-]{1,31})\.([a-z0-9]{24})\.([0-9a-f]{32})@[^>\s]+>/;
const field = (name: string) => new RegExp(`^${name}:\\s*(?:rfc822|utf-8)?\\s*;?\\s*<?([^\\s<>;]+)>?`, 'im');

/**
 * Reads a mail that arrived at the return address.
 *
 * @returns undefined for a mail that is not a report, not about one of ours, or reports anything but a refused address
 * or a refused sender
 */
export async function readReturnedMail(raw: Buffer): Promise<ReturnedMail | undefined> {
  // The parser limits parts and headers; a report is a flat mail of three parts.
  const report = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const [status, returned] = [partOf(report, 'message/delivery-status'), returnedHeaders(report)];
  if (status === undefined || returned === undefined || action(status) !== 'failed') return undefined;
  const refuses = refusedBy(field('Status').exec(status)?.[1] ?? '');
  if (!refuses) return undefined;
  const ours = ourMessageId.exec(field('Message-ID').test(returned) ? returned : '');
  if (!ours) return undefined;
  const [, tenantId = '', mailId = '', proof = ''] = ours;
  const named = [
    field('Original-Recipient').exec(status)?.[1],
    field('Final-Recipient').exec(status)?.[1],
    field('To').exec(returned)?.[1],
  ];
  return { refuses, tenantId, mailId, proof, addresses: named.filter((address) => address !== undefined) };
}

const action = (status: string): string | undefined => field('Action').exec(status)?.[1]?.toLowerCase();

function refusedBy(code: string): ReturnedMail['refuses'] | undefined {
  if (refusesAddress(code)) return 'address';
  return refusesSender(code) ? 'sender' : undefined;
}

function returnedHeaders(report: Email): string | undefined {
  const whole = partOf(report, 'message/rfc822') ?? partOf(report, 'text/rfc822-headers');
  // What follows the headers is the mail's text, which may contain anything.
  return whole?.split(/\r?\n\r?\n/, 1)[0]?.replace(/\r?\n[ \t]+/g, ' ');
}

function partOf({ attachments }: Email, type: string): string | undefined {
  const content: Attachment['content'] | undefined = attachments.find(
    ({ mimeType }) => mimeType === type,
  )?.content;
  if (content === undefined) return undefined;
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
}
