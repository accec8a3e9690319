import { appealDueAt, appealUntil, isLinkOpen, keptUntil } from './restriction-rules.js';

const decided = new Date('2026-03-02T12:00:00Z');

describe('the times of a case', () => {
  it('are six months to appeal, seven days to decide, and six months to keep what is closed', () => {
    expect(appealUntil(decided)).toEqual(new Date('2026-09-02T12:00:00Z'));
    expect(appealDueAt(decided)).toEqual(new Date('2026-03-09T12:00:00Z'));
    expect(keptUntil(decided)).toEqual(new Date('2026-09-02T12:00:00Z'));
  });

  it('are never shorter because a month is', () => {
    expect(appealUntil(new Date('2026-08-31T12:00:00Z'))).toEqual(new Date('2027-03-03T12:00:00Z'));
  });

  it('leave the link open while one may appeal, and while an appeal waits', () => {
    const restriction = { appealUntil: decided };
    const later = new Date(decided.getTime() + 1);
    expect(isLinkOpen(restriction, undefined, new Date(decided.getTime() - 1))).toBe(true);
    expect(isLinkOpen(restriction, undefined, later)).toBe(false);
    expect(isLinkOpen(restriction, { decidedAt: null }, later)).toBe(true);
    expect(isLinkOpen(restriction, { decidedAt: decided }, later)).toBe(false);
  });
});
