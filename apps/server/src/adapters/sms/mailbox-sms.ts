import type { Clock } from '../../ports/clock.js';
import type { MailboxEntry } from '../../ports/mailbox.js';
import { SmsGateway, type Sms } from '../../ports/sms.js';

/** Stores text messages in the development mailbox instead of sending them, without their number. */
export class MailboxSms extends SmsGateway {
  readonly isAvailable = true;

  constructor(
    private readonly mailbox: { put(entry: MailboxEntry): Promise<void> },
    private readonly clock: Clock,
  ) {
    super();
  }

  override send({ id, tenantId, to, text }: Sms): Promise<void> {
    return this.mailbox.put({
      ...{ id, tenantId, text },
      fromName: 'SMS',
      fromAddress: 'sms@mailbox.invalid',
      to: `SMS ··${to.slice(-2)}`,
      subject: 'SMS',
      html: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
      sentAt: this.clock.now(),
    });
  }
}
