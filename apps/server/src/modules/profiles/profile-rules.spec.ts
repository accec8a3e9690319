import {
  profileFields,
  profileNoteNames,
  type ProfileField,
  type ProfileNote,
} from '@kindling/contract/brands/settings/settings';
import {
  cardOf,
  detailsOf,
  nameChangedAt,
  ownDetailsOf,
  roundedLastSeen,
  type OwnFacts,
  type Shown,
} from './profile-rules.js';
import type { ProfileRow } from './record/profiles.repository.js';

const now = new Date('2026-03-02T12:00:00Z');
const showing = (
  fields: readonly ProfileField[] = profileFields,
  notes: readonly ProfileNote[] = profileNoteNames,
): Shown => ({
  ...{ today: '2026-03-02', timeZone: 'Europe/Amsterdam', now },
  ...{ fields: new Set(fields), notes: new Set(notes) },
});
const facts: OwnFacts = { replyTime: 60, changes: [], held: [] };

const row: ProfileRow = {
  id: '0'.repeat(24),
  name: 'Noor',
  dateOfBirth: '1990-05-17',
  status: 'active',
  restrictedBy: null,
  invisible: false,
  presenceShown: true,
  fictional: false,
  gender: 'female',
  country: 'NL',
  ageAskedUntil: null,
  region: 'Utrecht',
  city: 'Amersfoort',
  placeId: 2759821,
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
  prompts: [
    { prompt: 'small_joy', answer: 'Clean sheets.' },
    { prompt: 'we_click_if', answer: '' },
  ],
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
  verifiedPhotoId: null,
  createdAt: new Date('2026-01-02T11:55:00Z'),
  lastSeenAt: new Date('2026-03-02T11:55:00Z'),
};

describe('what a reader sees of a profile', () => {
  it('has no main photo before its inspection, except for the owner', () => {
    expect(cardOf(row, showing()).main_image).toBeNull();
    expect(ownDetailsOf(row, showing(), facts).main_image).toMatchObject({
      status: 'inspection',
      blurred: false,
    });
  });

  it('leaves out what the brand does not show, the age too, and keeps what a card cannot be without', () => {
    const bare = detailsOf(row, showing(['hair_color'], []), facts);
    expect(bare).toMatchObject({
      name: 'Noor',
      age: null,
      notes: { new_member: false, verified_photo: false, reply_time: null },
      gender: null,
      country: null,
      region: null,
      city: null,
      sexuality: null,
      hair_color: 'red',
      interests: [],
      about_me: '',
      prompts: [],
      fictional: false,
    });
    expect(detailsOf(row, showing(), facts)).toMatchObject({
      city: 'Amersfoort',
      interests: ['tea', 'wine'],
    });
  });

  it('has the prompts that are answered; the owner sees the others, too', () => {
    const answered = { prompt: 'small_joy', answer: 'Clean sheets.' };
    expect(detailsOf(row, showing(), facts).prompts).toEqual([answered]);
    expect(ownDetailsOf(row, showing([]), facts).prompts).toEqual([
      answered,
      { prompt: 'we_click_if', answer: '' },
    ]);
  });

  it('never tells another one the date of birth', () => {
    expect(JSON.stringify(detailsOf(row, showing(), facts))).not.toContain('1990-05-17');
  });
});

describe('the verified photo', () => {
  const photo = row.mainPhoto && { ...row.mainPhoto, status: 'active' as const };
  const verified = { ...row, mainPhoto: photo, verifiedPhotoId: photo?.id ?? null };
  const note = (of: ProfileRow, shown = showing()): boolean => cardOf(of, shown).notes.verified_photo;

  it('is told while others see that photo as the main one, of real members, where the brand tells it', () => {
    expect(note(verified)).toBe(true);
    expect(note(row)).toBe(false);
    expect(note({ ...verified, mainPhoto: row.mainPhoto })).toBe(false);
    expect(note({ ...verified, verifiedPhotoId: '2'.repeat(24) })).toBe(false);
    expect(note({ ...verified, fictional: true })).toBe(false);
    expect(note(verified, showing(profileFields, []))).toBe(false);
  });

  it('is told on cards as on profiles', () => {
    expect(detailsOf(verified, showing(), facts).notes.verified_photo).toBe(true);
    expect(detailsOf(row, showing(), facts).notes.verified_photo).toBe(false);
  });
});

describe('the notes on a profile', () => {
  const joined = (createdAt: string, more: Partial<ProfileRow> = {}) =>
    cardOf({ ...row, ...more, createdAt: new Date(createdAt) }, showing()).notes.new_member;

  it('call a member new for fourteen days, and a fictional profile never', () => {
    expect(joined('2026-02-16T12:00:00.001Z')).toBe(true);
    expect(joined('2026-02-16T12:00:00.000Z')).toBe(false);
    expect(joined('2026-03-01T12:00:00Z', { fictional: true })).toBe(false);
  });

  it('tell how soon somebody answers where the brand does, and of nobody who is not there', () => {
    expect(detailsOf(row, showing(), facts).notes.reply_time).toBe(60);
    expect(detailsOf(row, showing(profileFields, []), facts).notes.reply_time).toBeNull();
    expect(detailsOf({ ...row, fictional: true }, showing(), facts).notes.reply_time).toBeNull();
  });
});

describe('what a member may still change', () => {
  const change = (madeBy: 'member' | 'staff', changedAt: Date) => ({
    ...{ field: 'name' as const, madeBy, changedAt },
  });

  it('is the name at once after staff took it, else thirty days after they changed it themselves', () => {
    const own = change('member', now);
    expect(nameChangedAt([own])).toBe(now);
    expect(nameChangedAt([own, change('staff', now)])).toBeUndefined();
    expect(ownDetailsOf(row, showing(), { ...facts, changes: [own] })).toMatchObject({
      name_change_from: '2026-04-01T12:00:00.000Z',
      birth_date_changeable: true,
    });
  });

  it('is the date of birth once', () => {
    const changes = [{ ...change('member', now), field: 'date_of_birth' as const }];
    expect(ownDetailsOf(row, showing(), { ...facts, changes })).toMatchObject({
      name_change_from: null,
      birth_date_changeable: false,
    });
  });
});

it('the last visit is stored in steps of five minutes', () => {
  expect(roundedLastSeen(new Date('2026-03-02T11:59:59.999Z'))).toEqual(new Date('2026-03-02T11:55:00Z'));
});
