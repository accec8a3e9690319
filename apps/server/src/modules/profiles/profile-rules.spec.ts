import { profileFields, type ProfileField } from '@kindling/contract/settings';
import { cardOf, detailsOf, ownDetailsOf, roundedLastSeen } from './profile-rules.js';
import type { ProfileRow } from './profiles.repository.js';

const all: ReadonlySet<ProfileField> = new Set(profileFields);
const today = '2026-03-02';

const row: ProfileRow = {
  id: '0'.repeat(24),
  name: 'Noor',
  dateOfBirth: '1990-05-17',
  status: 'active',
  invisible: false,
  fictional: false,
  gender: 'female',
  country: 'NL',
  region: 'Utrecht',
  city: 'Amersfoort',
  sexuality: 'bi',
  reasonForSignup: 'dating',
  relationshipStatus: 'single',
  hairColor: 'red',
  eyeColor: 'green',
  bodyType: 'average',
  tattoos: 'few',
  interests: ['tea', 'wine'],
  seeking: { gender: 'male', min_age: 30, max_age: null },
  aboutMe: 'Reads on trains.',
  mainPhoto: {
    id: '1'.repeat(24),
    status: 'inspection',
    key: 'k'.repeat(22),
    blurredKey: 'b'.repeat(22),
    widths: [240, 480, 960],
    width: 960,
    height: 1200,
    placeholder: '#aabbcc',
  },
  lastSeenAt: new Date('2026-03-02T11:55:00Z'),
};

describe('what a reader sees of a profile', () => {
  it('has no main photo before its inspection, except for the owner', () => {
    expect(cardOf(row, today, all).main_image).toBeNull();
    expect(ownDetailsOf(row, today).main_image).toMatchObject({ status: 'inspection', blurred: false });
  });

  it('leaves out what the brand does not show, and keeps what a card cannot be without', () => {
    const bare = detailsOf(row, today, new Set<ProfileField>(['hair_color']));
    expect(bare).toMatchObject({
      name: 'Noor',
      age: 35,
      gender: null,
      country: null,
      region: null,
      city: null,
      sexuality: null,
      hair_color: 'red',
      interests: [],
      about_me: '',
      fictional: false,
    });
    expect(detailsOf(row, today, all)).toMatchObject({ city: 'Amersfoort', interests: ['tea', 'wine'] });
  });

  it('never tells another one the date of birth', () => {
    expect(JSON.stringify(detailsOf(row, today, all))).not.toContain('1990-05-17');
  });
});

it('the last visit is stored in steps of five minutes', () => {
  expect(roundedLastSeen(new Date('2026-03-02T11:59:59.999Z'))).toEqual(new Date('2026-03-02T11:55:00Z'));
});
