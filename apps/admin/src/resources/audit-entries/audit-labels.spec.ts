import { changesName } from './audit-labels';

test('what changed is told by the words of its codes', () => {
  expect(changesName({ action: 'staff.changed', changes: ['role.owner', 'given.vonk'] })).toBe(
    'Role: owner, Given: vonk',
  );
  expect(changesName({ action: 'staff.changed', changes: ['discount-codes.off', 'rows:24'] })).toBe(
    'Discount codes: off, Rows: 24',
  );
  expect(changesName({ action: 'staff.changed', changes: ['delete_discount'] })).toBe('Delete discount');
});

test('how much went back and how a file ended are words', () => {
  expect(changesName({ action: 'refund.asked', changes: ['unused', 'changed_mind'] })).toBe(
    'What was not used, Changed their mind',
  );
  expect(changesName({ action: 'file.sent', changes: ['1 rows', 'whole'] })).toBe('1 row, whole');
});
