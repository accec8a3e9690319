import type { DeskRisk } from '@kindling/contract/safety/desk';
import {
  caseReasons,
  isUrgent,
  longestReport,
  type CaseReason,
} from '@kindling/contract/safety/report-rules';
import type { ReportCaseEntity } from './cases/report-case.entity.js';

export const dayMs = 24 * 3_600_000;
/** Closed cases are kept for this many calendar months (decisions §3.5). */
const keptMonths = 6;

/** Reports of one member in a day: more than anyone has reason for, and no flood. */
export const reportsOfMember = { name: 'report-member', points: 20, seconds: 86_400 };
/** Of one network, behind which many may be. */
export const reportsOfNetwork = { name: 'report-network', points: 40, seconds: 86_400 };
/** Mails about reports to an unproven address. */
export const mailsToAddress = { name: 'report-mail', points: 5, seconds: 86_400 };
/** Visitors' reports in a window that cost the usual work; with each time they double, it doubles too. */
export const usualReports = {
  network: { name: 'report-work-network', seconds: 3600, free: 5 },
  brand: { name: 'report-work-brand', seconds: 600, free: 60 },
} as const;

/** The longest text of one reporter in a case: a repeated report adds to it, up to this length. */
const longestWords = 3 * longestReport;

/** Characters that are not mistaken for each other: Crockford's base32. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of a receipt. @param random at least eight bytes, of which five bits each are used */
export function receiptNumber(random: Buffer): string {
  const text = [...random.subarray(0, 8)].map((byte) => signs[byte % 32]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Names a subject while its case is open; null for a case without a member. */
export function openKeyOf({
  kind,
  memberId,
  photoId,
  field,
  messageId,
}: Pick<ReportCaseEntity, 'kind' | 'memberId' | 'photoId' | 'field' | 'messageId'>): string | null {
  return memberId === null ? null : [kind, memberId, photoId ?? field ?? messageId ?? ''].join(':');
}

/** A reporter's former words with the new ones. */
export function addedWords(before: string, now: string): string {
  const whole = before === '' || now === '' || before.includes(now) ? before || now : `${before}\n\n${now}`;
  return whole.length > longestWords ? before : whole;
}

/** The graver of two reasons: an urgent one counts more, else the first stays. */
export function graverReason(before: CaseReason, now: CaseReason): CaseReason {
  return !isUrgent(before) && isUrgent(now) ? now : before;
}

/** Reports of one subject from which on they are many. */
const manyReports = 3;

/** Reasons to put a case ahead of others (trust 10). @param reasons of its reports */
export function risksOf(reasons: readonly CaseReason[]): DeskRisk[] {
  return [
    ...(reasons.includes('minor') ? (['minor'] as const) : []),
    ...(reasons.includes('illegal') ? (['illegal'] as const) : []),
    ...(reasons.includes('depicted_person') ? (['depicted_person'] as const) : []),
    ...(reasons.length >= manyReports ? (['many_reports'] as const) : []),
  ];
}

/** The reason that a case is shown by: the first urgent one, else the first. */
export function leadingReason(reasons: readonly CaseReason[]): CaseReason {
  return reasons.find(isUrgent) ?? reasons[0] ?? caseReasons[0];
}

/** Zero bits that a visitor's report must bring. @param counts in their windows, this one included */
export function neededWork(counts: { network: number; brand: number }, usual: number): number {
  const more = (count: number, free: number) => (count <= free ? 0 : 1 + Math.floor(Math.log2(count / free)));
  const { network, brand } = usualReports;
  return Math.min(24, usual + Math.max(more(counts.network, network.free), more(counts.brand, brand.free)));
}

/** Cases that were closed before are deleted. */
export function closedBefore(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
  return limit;
}
