/** Records of a brand's sending domain, in the order in which they are set up. */
export const mailRecordKinds = ['dkim', 'spf', 'dmarc', 'return_path'] as const;
export type MailRecordKind = (typeof mailRecordKinds)[number];

/**
 * `waiting`: there is no such record yet; `wrong`: there is one, and it says something else; `unknown`: no name server
 * answered; `unneeded`: mails of the brand do without it; `unchecked`: not asked for yet.
 */
export const mailRecordStates = ['waiting', 'right', 'wrong', 'unknown', 'unneeded', 'unchecked'] as const;
export type MailRecordState = (typeof mailRecordStates)[number];

/** Why a record is not right. */
export const mailRecordCauses = [
  'missing',
  'several',
  ...(['malformed', 'other_key', 'cut', 'revoked'] as const),
  ...(['lacks', 'after_all'] as const),
  'no_policy',
  'no_mail',
  'unreachable',
  ...(['returns_elsewhere', 'not_set'] as const),
] as const;
export type MailRecordCause = (typeof mailRecordCauses)[number];

/** `waiting`: not published yet; `active`: signs; `old`: a newer one signs, and mails under way may still need its record. */
export const mailKeyStates = ['waiting', 'active', 'old'] as const;
export type MailKeyState = (typeof mailKeyStates)[number];

/**
 * Whose address mails are from: the brand's with its signature, the installation's, or the brand's without a signature
 * where the installation has none.
 */
export const mailSenders = ['brand', 'installation', 'unsigned'] as const;

/**
 * Why: the signature is in place; there is no key; its record was not seen yet; it was seen and is gone; or the key can't
 * be opened since `KINDLING_SECRET` was changed.
 */
export const mailSenderReasons = ['signed', 'no_key', 'not_seen', 'gone', 'unreadable'] as const;
export type MailSenderReason = (typeof mailSenderReasons)[number];

/** How an address came to refuse mail: at once, or by a mail that came back later; null where it is not known. */
export const mailRefusals = ['refused', 'returned'] as const;
export type MailRefusal = (typeof mailRefusals)[number];

/** Part of a selector: a label of a domain name. */
export const selectorPattern = /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/;

/** How long the record of an old key stays: mails that were signed by it may be on their way. */
export const oldKeyDays = 7;

/** Addresses on a page of those that refuse mail. */
export const refusalsShown = 50;
