import fc from 'fast-check';
import { answeredBefore, closedBefore, dueAfter, holderOf, leaseAfter } from './support-rules.js';

const someTime = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});

describe('the clocks of a case', () => {
  it('give seven days for an answer', () => {
    expect(dueAfter(new Date('2026-03-27T10:00:00Z')).toISOString()).toBe('2026-04-03T10:00:00.000Z');
  });

  it('keep what is closed for six months', () => {
    expect(closedBefore(new Date('2026-11-25T03:00:00Z')).toISOString()).toBe('2026-05-25T03:00:00.000Z');
  });

  it('close what was answered long before they end it', () => {
    fc.assert(fc.property(someTime, (now) => closedBefore(now) < answeredBefore(now)));
  });
});

describe('who is at a case', () => {
  it('is whom it was given to, until the lease ends', () => {
    fc.assert(
      fc.property(someTime, fc.integer({ min: 0, max: 86_400_000 }), (given, later) => {
        const lease = { handlerId: 'somebody', leaseUntil: leaseAfter(given) };
        const now = new Date(given.getTime() + later);
        expect(holderOf(lease, now)).toBe(now < lease.leaseUntil ? 'somebody' : null);
      }),
    );
  });

  it('is nobody where nobody took it', () => {
    expect(holderOf({ handlerId: null, leaseUntil: null }, new Date())).toBeNull();
  });
});
