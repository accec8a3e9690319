import { profileFields } from '@kindling/contract/brands/settings/settings';
import { questionOfTheDay } from './question-of-the-day';

const nothing = {
  reason_for_signup: null,
  interests: [],
  relationship_status: null,
  body_type: null,
  sexuality: null,
  hair_color: null,
  eye_color: null,
  tattoos: null,
};
const days = Array.from({ length: 16 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);
const asked = (...[profile, visible, consented]: [typeof nothing, readonly string[], boolean]) =>
  days.map((day) => questionOfTheDay(profile, visible as typeof profileFields, consented, day));

describe('the question of the day', () => {
  it('is another one each day, until each was asked', () => {
    const week = asked(nothing, profileFields, true);
    expect(new Set(week.slice(0, 8))).toEqual(new Set(Object.keys(nothing)));
    expect(week.slice(8)).toEqual(week.slice(0, 8));
  });

  it('is not about sensitive data before the consent', () => {
    const week = asked(nothing, profileFields, false);
    expect(new Set(week).size).toBe(6);
    for (const sensitive of ['sexuality', 'interests']) expect(week).not.toContain(sensitive);
  });

  it('is not about what is answered, nor about what the brand shows nobody', () => {
    expect(new Set(asked({ ...nothing, tattoos: 'none' as never }, ['tattoos', 'eye_color'], true))).toEqual(
      new Set(['eye_color']),
    );
    expect(asked(nothing, ['about_me'], true)[0]).toBeUndefined();
  });
});
