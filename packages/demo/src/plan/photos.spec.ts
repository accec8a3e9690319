import { demoPeople } from './people.js';
import { planPhotos } from './photos.js';

const hourMs = 3_600_000;

test('what waits is of this day, but for a few that are late', () => {
  const now = new Date('2026-03-11T15:00:00.000Z');
  for (const brand of ['vonk', 'rubens', 'harbour'] as const) {
    const waiting = planPhotos(demoPeople(brand, now), now).filter(({ status }) => status === 'inspection');
    const hours = waiting.map(({ at }) => (now.getTime() - at.getTime()) / hourMs);
    expect(waiting.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...hours)).toBeLessThan(72);
    const late = hours.filter((age) => age >= 24);
    expect(late.length).toBeGreaterThanOrEqual(1);
    expect(late.length).toBeLessThanOrEqual(2);
    // A gallery stays in the order of its coming.
    const galleries = Map.groupBy(planPhotos(demoPeople(brand, now), now), ({ person }) => person.id);
    for (const photos of galleries.values())
      expect(photos.map(({ at }) => at.getTime())).toEqual(photos.map(({ at }) => at.getTime()).toSorted());
  }
});

test('what was approved in these days was looked at by several people, after it came and before now', () => {
  const now = new Date('2026-03-11T15:00:00.000Z');
  for (const brand of ['vonk', 'rubens', 'harbour'] as const) {
    const approved = planPhotos(demoPeople(brand, now), now).filter(({ approved: one }) => one !== null);
    expect(approved.length).toBeGreaterThanOrEqual(12);
    expect(new Set(approved.map(({ approved: one }) => one?.by)).size).toBeGreaterThanOrEqual(2);
    for (const { at, approved: one, status } of approved) {
      expect(status).toBe('active');
      expect(Number(one?.at)).toBeGreaterThan(at.getTime());
      expect(Number(one?.at)).toBeLessThan(now.getTime());
    }
  }
});
