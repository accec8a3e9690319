import fc from 'fast-check';
import { dayIn, isTimeZone, timeZoneOf } from './brand-day.js';
import { countries } from '../languages.js';

describe('timeZoneOf', () => {
  it('is the brand’s own, else that of its first country', () => {
    expect(timeZoneOf({ countries: ['NZ', 'NL'] })).toBe('Pacific/Auckland');
    expect(timeZoneOf({ countries: ['NZ'], time_zone: 'Europe/Amsterdam' })).toBe('Europe/Amsterdam');
  });
  it('is known for every country', () => {
    for (const country of countries) expect(isTimeZone(timeZoneOf({ countries: [country] }))).toBe(true);
  });
});

describe('isTimeZone', () => {
  it.each([
    ['Europe/Amsterdam', true],
    ['UTC', true],
    ['Europe/Atlantis', false],
    ['', false],
    ['nowhere', false],
  ])('%s: %s', (name, known) => {
    expect(isTimeZone(name)).toBe(known);
  });
});

describe('dayIn', () => {
  it.each([
    ['2026-03-01T22:59:59.999Z', 'Europe/Amsterdam', '2026-03-01'],
    ['2026-03-01T23:00:00.000Z', 'Europe/Amsterdam', '2026-03-02'],
    // In summer midnight is an hour earlier.
    ['2026-07-01T21:59:59.999Z', 'Europe/Amsterdam', '2026-07-01'],
    ['2026-07-01T22:00:00.000Z', 'Europe/Amsterdam', '2026-07-02'],
    ['2026-01-01T04:59:59.999Z', 'America/New_York', '2025-12-31'],
    ['2026-01-01T05:00:00.000Z', 'America/New_York', '2026-01-01'],
  ])('%s in %s: %s', (instant, zone, day) => {
    expect(dayIn(zone, new Date(instant))).toBe(day);
  });
  it('is what an ISO date says in UTC', () => {
    const instants = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2200-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(dayIn('UTC', instant)).toBe(instant.toISOString().slice(0, 10));
      }),
    );
  });
});
