import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import { auditSubjects } from './audit-subject';

const brands = new Map([['vonk', 'Vonk']]);
const named = (action: AuditEntryRow['action'], subjects: string[], people: Record<string, string> = {}) =>
  auditSubjects({ action, subjects, staff_subjects: people }, brands);

test('an entry is told by the names of what it is about, each with its page', () => {
  expect(named('staff.changed', ['s1'], { s1: 'Ada Noor' })).toEqual([{ subject: 's1', name: 'Ada Noor' }]);
  expect(named('tenant.edited', ['vonk:12'])).toEqual([
    { subject: 'vonk:12', name: 'Vonk, version 12', to: '/tenants/vonk' },
  ]);
  expect(named('page.edited', ['vonk:about-us:3'])).toEqual([
    { subject: 'vonk:about-us:3', name: 'about-us, version 3', to: '/brand-pages/vonk:about-us' },
  ]);
  expect(named('refund.asked', ['vonk:dc5111k4qzpb', 'vonk:r1'])).toEqual([
    { subject: 'vonk:dc5111k4qzpb', name: 'Payment DC5111-K4QZPB', to: '/payments/vonk:dc5111k4qzpb/show' },
  ]);
  expect(named('mail_words.edited', ['vonk:receipt:nl:2'])).toMatchObject([{ name: 'Receipt' }]);
  expect(named('fictional.answered', ['vonk:c1'])).toMatchObject([{ name: 'Conversation' }]);
  expect(named('fictional.retired', ['vonk:p1'])).toMatchObject([{ to: '/fictional-profiles/vonk:p1' }]);
});

test('ids that lead nowhere are not shown, and those of a brand that is gone are', () => {
  expect(named('bulk.started', ['j1'])).toEqual([]);
  expect(named('tenant.closed', ['gone'])).toMatchObject([{ name: 'gone' }]);
});
