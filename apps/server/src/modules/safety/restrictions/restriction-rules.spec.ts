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

  it('leave the link open while one may appeal, while an appeal waits, and as long as a ban stands', () => {
    const stands = { appealUntil: decided, endedAt: null, keepUntil: null };
    const restriction = { ...stands, kind: 'profile_disabled' } as const;
    const later = new Date(decided.getTime() + 1);
    expect(isLinkOpen(restriction, undefined, new Date(decided.getTime() - 1))).toBe(true);
    expect(isLinkOpen(restriction, undefined, later)).toBe(false);
    expect(isLinkOpen(restriction, { decidedAt: null }, later)).toBe(true);
    expect(isLinkOpen(restriction, { decidedAt: decided }, later)).toBe(false);
    const ban = { ...stands, kind: 'account_banned' } as const;
    expect(isLinkOpen(ban, { decidedAt: decided }, later)).toBe(true);
    expect(isLinkOpen({ ...ban, endedAt: decided }, undefined, later)).toBe(false);
    expect(isLinkOpen({ ...ban, keepUntil: later }, undefined, later)).toBe(false);
  });
});
