import type {
  MailKeyState,
  MailRecordCause,
  MailRecordKind,
  MailRecordState,
  MailRefusal,
  MailSenderReason,
} from '@kindling/contract/mails/mail-domain';
import type { MailDomainAnswer, MailRecord } from '@kindling/contract/mails/calls/mail-domain';
import { t } from '../../../shared/words/texts';

export const recordNames: Readonly<Record<MailRecordKind, string>> = {
  dkim: t('Signature (DKIM)'),
  spf: t('Sending servers (SPF)'),
  dmarc: t('Policy (DMARC)'),
  return_path: t('Return address'),
};

export const recordHints: Readonly<Record<MailRecordKind, string>> = {
  dkim: t('Proves that a mail comes from this domain. Many providers want the value in one piece.'),
  spf: t('Says which servers send for the domain. A domain has one such record.'),
  dmarc: t('Says what receivers do with mails that prove nothing. Large providers ask for one.'),
  return_path: t('Where mails come back to that can’t be delivered. The domain has to take mail.'),
};

export const recordStates: Readonly<Record<MailRecordState, string>> = {
  waiting: t('Not there yet'),
  right: t('Right'),
  wrong: t('Wrong'),
  unknown: t('No answer'),
  unneeded: t('Not needed'),
  unchecked: t('Not checked yet'),
};

export const stateColours = {
  waiting: 'warning',
  right: 'success',
  wrong: 'error',
  unknown: 'warning',
  unneeded: 'default',
  unchecked: 'default',
} as const;

export const keyStates: Readonly<Record<MailKeyState, string>> = {
  waiting: t('Waits for its record'),
  active: t('Signs'),
  old: t('Replaced'),
};

const missing = t('There is no such record yet. Name servers may take minutes to a day to show a new one.');

/** Why a record is not right; in general, or for one kind. */
const causes: Readonly<
  Record<MailRecordCause, string | (Partial<Record<MailRecordKind, string>> & { others: string })>
> = {
  missing: {
    return_path: t(
      'No server takes mail for this domain. What comes back, and what members answer, is lost.',
    ),
    others: missing,
  },
  several: {
    spf: t('There are two such records, and receivers then count none. Join them into one.'),
    others: t('There are several records at this name. Keep only the one below.'),
  },
  malformed: t('This is no record of a key.'),
  other_key: t('The record has another key. Copy the value below in its place.'),
  cut: t(
    'The record ends in the middle of the key: it was cut off. Enter it in one piece, or as several texts in quotes.',
  ),
  revoked: t('The record says that the key was withdrawn.'),
  lacks: t('The record does not name the servers that send these mails. Replace it by the one below.'),
  after_all: t('The servers stand behind “all”, where receivers stop reading. Replace it by the one below.'),
  no_policy: t('The record names no policy: it needs p=none, p=quarantine or p=reject.'),
  no_mail: t('The domain says that it takes no mail. What comes back, and what members answer, is lost.'),
  unreachable: t('No name server answered. It is asked again by itself.'),
  returns_elsewhere: t(
    'Mails come back to the operator’s address, so receivers look at its domain. The signature is enough for yours.',
  ),
  not_set: t('The operator does not ask for such a record.'),
};

/** A sentence on a record that is not right; undefined for one that is. */
export function causeText({ kind, cause }: Pick<MailRecord, 'kind' | 'cause'>): string | undefined {
  if (cause === null) return undefined;
  const text = causes[cause];
  return typeof text === 'string' ? text : (text[kind] ?? text.others);
}

const reasons: Readonly<Record<Exclude<MailSenderReason, 'signed'>, string>> = {
  no_key: t('The domain has no key yet. Make one and publish its record.'),
  not_seen: t('The record of the key was not seen yet.'),
  gone: t(
    'The record of the key is gone or was changed. Once it is seen again, mails are from the brand’s address.',
  ),
  unreadable: t('The key can’t be opened since the secret of the installation was changed. Make a new one.'),
};

/** Why mails are not from the brand's address with its signature; undefined where they are. */
export function reasonText({ reason }: MailDomainAnswer['from']): string | undefined {
  return reason === 'signed' ? undefined : reasons[reason];
}

/** How an address came to refuse mail. */
export function refusalText(reason: MailRefusal | null): string {
  if (reason === 'returned') return t('A mail came back: no such mailbox');
  if (reason === 'refused') return t('Refused at once: no such mailbox');
  return t('Refused');
}
