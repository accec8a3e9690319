export interface Report {
  messageId: string;
  to: string;
  status?: string;
  action?: string;
  /** How it repeats our mail: whole or by its headers. */
  part?: 'message/rfc822' | 'text/rfc822-headers';
}

/** A mail that came back, as Postfix writes it (RFC 3464). */
export function deliveryReport({
  messageId,
  to,
  status = '5.1.1',
  action = 'failed',
  part = 'message/rfc822',
}: Report): Buffer {
  const lines = [
    'From: MAILER-DAEMON@mx.example.test (Mail Delivery System)',
    'To: returned@kindling.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system. Message-ID: <alpha.nothing@example.test>',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.test',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '',
    '--b1',
    `Content-Type: ${part}`,
    '',
    `Message-ID:`,
    ` ${messageId}`,
    'From: Alpha <support@alpha.example>',
    `To: ${to}`,
    'Subject: Something',
    '',
    ...(part === 'message/rfc822' ? ['Hello', ''] : []),
    '--b1--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
