import { caseReasons, longestReport } from '@kindling/contract/safety/report-rules';
import {
  addedWords,
  closedBefore,
  graverReason,
  leadingReason,
  neededWork,
  openKeyOf,
  receiptNumber,
  risksOf,
} from './report-rules.js';

describe('the number of a receipt', () => {
  test('is of signs that nobody confuses', () => {
    expect(receiptNumber(Buffer.from([0, 1, 31, 32, 63, 255, 10, 18]))).toBe('01Z0-ZZAJ');
  });
});

describe('a repeated report', () => {
  test('adds words once, and not for ever', () => {
    expect(addedWords('', 'first')).toBe('first');
    expect(addedWords('first', '')).toBe('first');
    expect(addedWords('first', 'first')).toBe('first');
    expect(addedWords('first', 'second')).toBe('first\n\nsecond');
    const long = 'x'.repeat(3 * longestReport - 4);
    expect(addedWords(long, 'second')).toBe(long);
  });

  test('keeps the graver reason', () => {
    expect(graverReason('other', 'minor')).toBe('minor');
    expect(graverReason('illegal', 'minor')).toBe('illegal');
    expect(graverReason('harassment', 'other')).toBe('harassment');
  });
});

describe('a case', () => {
  test('is shown by its first urgent reason and stands ahead by its urgent ones', () => {
    expect(leadingReason(['other', 'depicted_person', 'minor'])).toBe('depicted_person');
    expect(leadingReason(['harassment', 'other'])).toBe('harassment');
    expect(risksOf(['other'])).toEqual([]);
    expect(risksOf(['other', 'minor', 'other'])).toEqual(['minor', 'many_reports']);
    expect(risksOf(['illegal', 'depicted_person'])).toEqual(['illegal', 'depicted_person']);
    expect(caseReasons.filter((reason) => risksOf([reason]).length > 0)).toEqual([
      'minor',
      'illegal',
      'depicted_person',
    ]);
  });

  test('is named by its subject, and is one of its own where nobody is known', () => {
    const member = { memberId: 'm', photoId: null, field: null, messageId: null };
    expect(openKeyOf({ kind: 'profile', ...member })).toBe('profile:m:');
    expect(openKeyOf({ kind: 'photo', ...member, photoId: 'p' })).toBe('photo:m:p');
    expect(openKeyOf({ kind: 'text', ...member, field: 'name' })).toBe('text:m:name');
    expect(openKeyOf({ kind: 'message', ...member, messageId: 'n' })).toBe('message:m:n');
    expect(openKeyOf({ kind: 'address', ...member, memberId: null })).toBeNull();
  });

  test('is kept for six months of the calendar', () => {
    expect(closedBefore(new Date('2026-11-23T12:00:00Z'))).toEqual(new Date('2026-05-23T12:00:00Z'));
  });
});

describe('the work of visitors', () => {
  test('is the usual one while reports are few, and doubles with them', () => {
    expect(neededWork({ network: 5, brand: 60 }, 17)).toBe(17);
    expect(neededWork({ network: 6, brand: 1 }, 17)).toBe(18);
    expect(neededWork({ network: 10, brand: 1 }, 17)).toBe(19);
    expect(neededWork({ network: 1, brand: 130 }, 17)).toBe(19);
    expect(neededWork({ network: 100_000, brand: 1 }, 17)).toBe(24);
  });
});
