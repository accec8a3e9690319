import { intimateInterests, interests } from '@kindling/contract/profiles/profile-values';
import type { ProfileDetails } from '../../profiles/profiles.api.js';
import { beginningOf, shortened } from './shortened-profile.js';

const details: ProfileDetails = {
  ...{
    id: 'x'.repeat(24),
    name: 'Anna',
    age: 33,
    gender: 'female',
    country: 'NL',
    region: null,
    city: 'Ede',
  },
  ...{ fictional: false, main_image: null, sexuality: 'bi', reason_for_signup: 'dating', hair_color: 'red' },
  ...{ relationship_status: 'married', eye_color: null, body_type: null, tattoos: null },
  notes: { new_member: false, verified_photo: false, reply_time: null },
  interests: ['anal_sex', 'art', 'bondage', 'coffee', 'hiking', 'movies', 'threesome'],
  about_me: 'One.\n\nTwo.\nThree.',
  prompts: [
    { prompt: 'small_joy', answer: 'Clean sheets.' },
    { prompt: 'we_click_if', answer: 'you ask.' },
  ],
};

describe('a profile for a visitor', () => {
  it('begins, has one prompt, names three interests that are not intimate, and counts the rest', () => {
    expect(shortened(details)).toEqual({
      ...details,
      ...{ sexuality: null, reason_for_signup: null, relationship_status: null, hair_color: null },
      about_me: 'One.\nTwo.',
      prompts: [{ prompt: 'small_joy', answer: 'Clean sheets.' }],
      interests: ['art', 'coffee', 'hiking'],
      rest: { about_me: true, prompts: 1, facts: 4, interests: 4 },
    });
  });

  it('names fewer where all others are intimate', () => {
    const told = shortened({ ...details, interests: ['art', ...intimateInterests] });
    expect(told.interests).toEqual(['art']);
    expect(told.rest.interests).toBe(intimateInterests.length);
  });

  it('never names an intimate interest, whatever there is', () => {
    const told = shortened({ ...details, interests: [...interests] });
    expect(told.interests.filter((one) => (intimateInterests as readonly string[]).includes(one))).toEqual(
      [],
    );
  });
});

describe('the beginning of a text', () => {
  const words = 'word '.repeat(40).trim();

  it.each([
    ['', '', false],
    ['Hello', 'Hello', false],
    ['Hello\n\n\nthere\n', 'Hello\nthere', false],
    ['a\nb\nc', 'a\nb', true],
    [words, 'word '.repeat(24).trim(), true],
    [`${'x'.repeat(119)} y`, 'x'.repeat(119), true],
    [`${'x'.repeat(120)} y`, 'x'.repeat(120), true],
    ['x'.repeat(300), 'x'.repeat(120), true],
    ['😀'.repeat(200), '😀'.repeat(120), true],
  ])('%j', (text, beginning, more) => {
    expect(beginningOf(text)).toEqual({ text: beginning, more });
  });
});
