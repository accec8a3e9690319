import { planComplaints, planReports } from './desk.js';
import { demoPeople } from './people.js';

const hourMs = 3_600_000;
const brands = ['vonk', 'rubens', 'harbour'] as const;
/** Of each hour of a day. */
const nows = Array.from(
  { length: 24 },
  (_, hour) => `2026-03-1${hour % 7}T${String(hour).padStart(2, '0')}:20:00Z`,
);

test.each(nows)(
  'at %s what was reported and asked waits since this day, or was dealt with within a day',
  (text) => {
    const now = new Date(text);
    for (const brand of brands) {
      const people = demoPeople(brand, now);
      const reports = planReports(brand, people, now);
      const complaints = planComplaints(brand, people, now);
      const handled = [
        ...reports.map(({ at, decided, reporter }) => ({ at, end: decided?.at, by: reporter })),
        ...complaints.map(({ at, answered, complainant }) => ({ at, end: answered?.at, by: complainant })),
      ];
      for (const { at, end, by } of handled) {
        expect(by.createdAt < at && by.lastActAt >= at).toBe(true);
        const hours = (Number(end ?? now) - at.getTime()) / hourMs;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThan(24);
        expect(Number(end ?? 0)).toBeLessThan(now.getTime());
      }
      expect(new Set(reports.map(({ person }) => person)).size).toBe(reports.length);
      expect(reports.filter(({ decided }) => !decided).length).toBeLessThanOrEqual(2);
      expect(reports.length).toBeGreaterThanOrEqual(5);
      expect(complaints.length).toBeGreaterThanOrEqual(4);
      expect(complaints.filter(({ answered }) => !answered)).toHaveLength(1);
      expect(new Set(reports.map(({ decided }) => decided?.by)).size).toBeGreaterThanOrEqual(3);
    }
  },
);
