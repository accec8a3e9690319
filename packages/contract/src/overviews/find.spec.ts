import { rightsOfRole } from '../console/staff.js';
import { staffRights } from '../route.js';
import { findTerms, hasFindShape, identifiesMember } from './find.js';

const id = 'dc5111k4qzpbkdky3995g9nq';
const of = (typed: string) => findTerms(typed, staffRights);

test.each([
  ['DC5111-K4QZPB-KDKY39-95G9NQ', id],
  [` ${id} `, id],
  ['DC5111', 'dc5111'],
  ['DC5111-K4', 'dc5111k4'],
  ['dc5iii k4qzpb', 'dc5111k4qzpb'],
])('%j is an order or its beginning', (typed, payment) => {
  expect(of(typed)).toMatchObject({ payment });
});

test.each(['TP55-4QJA', 'tp55 4qja', 'TP554QJA', 'TP55–4QJA'])(
  '%j is a complaint, a report or an appeal',
  (typed) => {
    expect(of(typed)).toMatchObject({ complaint: 'TP55-4QJA', report: 'TP55-4QJA', appeal: 'tp554qja' });
  },
);

test('a group that was read out is the beginning of a number, a half of one is none', () => {
  expect(of('TP55')).toMatchObject({ complaint: 'TP55', report: 'TP55' });
  expect(of('TP55-4Q')).toMatchObject({ complaint: 'TP55-4Q' });
  expect(of('TP55')).not.toHaveProperty('appeal');
  expect(of('T5')).toEqual({});
  // The grouping tells order numbers and receipts apart.
  expect(of('TP55-4QJA')).not.toHaveProperty('payment');
  expect(of('DC5111-K4')).not.toHaveProperty('complaint');
});

test('letters that numbers do not have are the digits that they look like', () => {
  expect(of('TPO1-4QJI')).toMatchObject({ complaint: 'TP01-4QJ1' });
});

test('codes and addresses of pages are found by their beginning', () => {
  expect(of('zomer20')).toMatchObject({ code: 'ZOMER20', page: 'zomer20' });
  expect(of('zomer 20')).toMatchObject({ code: 'ZOMER20' });
  expect(of('Over ons')).toEqual({ page: 'over-ons' });
});

test('a row’s key names its brand', () => {
  expect(of(`vonk:${id}`)).toMatchObject({ brand: 'vonk', payment: id });
});

test('what is none of these is not asked for, nor what the person may not open', () => {
  for (const typed of ['', 'ab', 'ann@example.test', '+31 6 1234 5678', '€ 12,50', '%%%%', 'a:b:c'])
    expect([typed, of(typed)]).toEqual([typed, {}]);
  expect(findTerms('minimum age', rightsOfRole.support)).toEqual({});
  expect(findTerms('payments', rightsOfRole.support)).toEqual({});
  expect(findTerms('TP55-4QJA', rightsOfRole.moderator)).toEqual({ report: 'TP55-4QJA', appeal: 'tp554qja' });
  expect(findTerms(id, rightsOfRole.moderator)).toEqual({});
  expect(findTerms('vonk:zomer', rightsOfRole.support)).toEqual({});
  expect(hasFindShape('TP55', rightsOfRole.operator)).toBe(true);
  expect(hasFindShape('TP55', [])).toBe(false);
});

test('a mail address and an id name a member, a word does not', () => {
  for (const typed of ['ann@example.test', id, `vonk:${id}`, ` ${id.toUpperCase()} `])
    expect([typed, identifiesMember(typed)]).toEqual([typed, true]);
  for (const typed of ['ann', 'ann@', id.slice(1), `Vonk:${id}`])
    expect([typed, identifiesMember(typed)]).toEqual([typed, false]);
});
