import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import { orderNumber } from '@kindling/contract/money/order-number';
import { mailNames } from '../../shared/words/mail-names';
import { t } from '../../shared/words/texts';

/** The name of what was acted on, and its page where it has one. */
interface Named {
  name: string;
  to?: string;
}
export interface AuditSubject extends Named {
  /** As the log has it, to find what else was done to it. */
  subject: string;
}

type Entry = Pick<AuditEntryRow, 'action' | 'subjects' | 'staff_subjects'>;
/** @param key `<brand>:<id>` @param id without the brand @param version of what is kept in versions */
type Naming = (key: string, id: string, version: string | undefined) => Named;

const payment: Naming = (key, id) => ({
  name: t('Payment {{number}}', { number: orderNumber(id) }),
  to: `/payments/${key}/show`,
});
const brandOf = (key: string) => key.slice(0, key.indexOf(':'));
const of =
  (name: string, pathOf?: (key: string) => string): Naming =>
  (key) => ({ name, ...(pathOf && { to: pathOf(key) }) });

const page: Naming = (key, id, version) => ({
  name: version === undefined ? id : versioned(id, version),
  to: `/brand-pages/${key}`,
});

/** What is done to a conversation: other actions on fictional profiles concern the profile. */
const inConversations = ['taken', 'answered', 'dismissed', 'passed_on'];

/** By the action, or else by its first part. */
const namings: Readonly<Record<string, Naming>> = {
  ...Object.fromEntries(inConversations.map((deed) => [`fictional.${deed}`, of(t('Conversation'))])),
  refund: payment,
  support: of(t('Complaint'), (key) => `/support-cases/${key}/show`),
  correction: of(t('Correction')),
  discount: of(t('Discount code'), (key) => `/discount-codes/${key}`),
  newsletter: of(t('Newsletter'), (key) => `/newsletters/${key}/show`),
  invite: of(t('Invitation')),
  fictional: of(t('Fictional profile'), (key) => `/fictional-profiles/${key}`),
  page,
  reply: of(t('Saved reply'), (key) => `/saved-replies/${key}`),
  restriction: of(t('Restriction')),
  photo: of(t('Photo')),
  mailbox_ban: of(t('Ban of a mailbox')),
  desk: of(t('Decision')),
  mail_key: (_key, id) => ({ name: id }),
  mail_words: (key, id) => ({
    name: Object.entries(mailNames).find(([kind]) => kind === id)?.[1].name ?? id,
    to: `/tenants/${brandOf(key)}`,
  }),
};

/** What carries on no page and says nothing by its id: work in the background, and files. */
const unnamed = ['bulk', 'file', 'list', 'accounting', 'payments', 'chat_picture'];

/**
 * What an entry is about, in words. Ids alone tell nothing to who reads the log.
 *
 * @param brands the reader's brands by key
 */
export function auditSubjects(entry: Entry, brands: ReadonlyMap<string, string>): AuditSubject[] {
  const [kind = ''] = entry.action.split('.');
  if (unnamed.includes(kind)) return [];
  // The second subject of a refund is the refund itself, which is on the payment's page.
  const shown = kind === 'refund' ? entry.subjects.slice(0, 1) : entry.subjects;
  return shown.map((subject) => ({ ...nameOf(entry, kind, subject, brands), subject }));
}

function nameOf(
  { action, staff_subjects: people }: Entry,
  kind: string,
  subject: string,
  brands: ReadonlyMap<string, string>,
): Named {
  const [brand = '', id, version] = subject.split(':');
  if (kind === 'staff') return { name: people[subject] ?? t('Invitation') };
  if (kind === 'company') return { name: subject, to: `/companies/${subject}` };
  if (kind === 'tenant' || kind === 'mark') {
    const name = brands.get(brand) ?? brand;
    return { name: isVersion(id) ? versioned(name, id) : name, to: `/tenants/${brand}` };
  }
  const naming = namings[action] ?? namings[kind];
  return naming && id !== undefined ? naming(`${brand}:${id}`, id, version) : { name: subject };
}

// Files that a brand exports have ids, its settings numbers.
const isVersion = (id: string | undefined): id is string => id !== undefined && /^\d{1,9}$/.test(id);
const versioned = (name: string, version: string) => t('{{name}}, version {{version}}', { name, version });
