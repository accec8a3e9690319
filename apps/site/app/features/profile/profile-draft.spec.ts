import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { changesOf, draftOf, draftProblems, isChanged } from './profile-draft';

const profile: OwnProfile = {
  id: '0123456789abcdefghjkmnpq',
  name: 'Robin',
  age: 33,
  gender: null,
  country: 'NL',
  region: null,
  city: 'Utrecht',
  fictional: false,
  main_image: null,
  notes: { new_member: false, verified_photo: false, reply_time: null },
  name_change_from: null,
  birth_date_changeable: true,
  held_texts: [],
  sexuality: null,
  reason_for_signup: null,
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
  interests: [],
  seeking: null,
  about_me: 'Hoi',
  prompts: [],
  photos: [],
  removed_photos: [],
  date_of_birth: '1992-02-03',
  status: 'active',
};

describe('the draft of one’s own profile', () => {
  it('shows a place that is not told as empty and sends it as null', () => {
    const draft = draftOf(profile);
    expect(draft).toMatchObject({
      gender: null,
      country: 'NL',
      region: '',
      city: 'Utrecht',
      about_me: 'Hoi',
    });
    expect(changesOf({ ...draft, city: ' ' }, profile)).toEqual({ country: 'NL', region: null, city: null });
  });

  it('sends what differs and nothing else, a gender only when one was chosen', () => {
    const draft = draftOf(profile);
    expect(changesOf(draft, profile)).toEqual({});
    expect(changesOf({ ...draft, gender: 'female' }, profile)).toEqual({ gender: 'female' });
    expect(changesOf({ ...draft, gender: null }, { ...profile, gender: 'female' })).toEqual({});
    expect(changesOf({ ...draft, sexuality: 'bi', interests: ['tea'] }, profile)).toEqual({
      sexuality: 'bi',
      interests: ['tea'],
    });
  });

  it('sends all prompts when one was changed, moved or removed, and takes a held answer for the latest', () => {
    const [first, second] = [
      { prompt: 'first_date', answer: 'Een wandeling' },
      { prompt: 'small_joy', answer: 'Koffie' },
    ] as const;
    const keen: OwnProfile = { ...profile, prompts: [first, second] };
    const draft = draftOf(keen);
    expect(isChanged({ ...draft, prompts: [first, { ...second, answer: ' Koffie ' }] }, keen)).toBe(false);
    expect(changesOf({ ...draft, prompts: [second, first] }, keen)).toEqual({ prompts: [second, first] });
    expect(changesOf({ ...draft, prompts: [second] }, keen)).toEqual({ prompts: [second] });
    const held = { text: 'Bel 0612345678', findings: [], restriction_id: null, since: '' };
    const waiting: OwnProfile = {
      ...keen,
      held_texts: [{ ...held, field: 'small_joy', status: 'waiting' }],
    };
    expect(draftOf(waiting).prompts[1]?.answer).toBe('Bel 0612345678');
    expect(isChanged(draftOf(waiting), waiting)).toBe(false);
  });

  it('asks for an answer to every prompt, of at most 150 characters', () => {
    const problemsWith = (answer: string) =>
      draftProblems({ ...draftOf(profile), prompts: [{ prompt: 'first_date', answer }] });
    expect(problemsWith(' ')).toEqual({ prompts: 'required' });
    expect(problemsWith('🌞'.repeat(150))).toEqual({});
    expect(problemsWith('x'.repeat(151))).toEqual({ prompts: 'too_long' });
  });

  it('takes interests in another order for the same', () => {
    const keen: OwnProfile = { ...profile, interests: ['tea', 'wine'] };
    expect(isChanged({ ...draftOf(keen), interests: ['wine', 'tea'] }, keen)).toBe(false);
    expect(isChanged({ ...draftOf(keen), interests: ['wine'] }, keen)).toBe(true);
  });

  it('has nothing to save until something differs', () => {
    expect(isChanged(draftOf(profile), profile)).toBe(false);
    expect(isChanged({ ...draftOf(profile), about_me: 'Hoi!' }, profile)).toBe(true);
  });

  it('goes on with a text that waits, and not with one that was taken down', () => {
    const held = {
      field: 'about_me' as const,
      text: '06 …',
      findings: ['phone' as const],
      restriction_id: null,
      since: '',
    };
    const waiting: OwnProfile = { ...profile, held_texts: [{ ...held, status: 'waiting' }] };
    expect(draftOf(waiting).about_me).toBe('06 …');
    expect(isChanged(draftOf(waiting), waiting)).toBe(false);
    expect(changesOf({ ...draftOf(waiting), about_me: 'Hoi' }, waiting)).toEqual({ about_me: 'Hoi' });
    expect(draftOf({ ...profile, held_texts: [{ ...held, status: 'removed' }] }).about_me).toBe('Hoi');
  });

  it('is refused where a text is too long, counting characters as readers do', () => {
    expect(draftProblems(draftOf(profile))).toEqual({});
    expect(draftProblems({ ...draftOf(profile), about_me: '🙂'.repeat(2000) })).toEqual({});
    expect(draftProblems({ ...draftOf(profile), about_me: 'x'.repeat(2001) })).toEqual({
      about_me: 'too_long',
    });
  });

  it('is refused with a place that was typed and not chosen', () => {
    const draft = { ...draftOf(profile), country: null, city: 'Utre' };
    expect(draftProblems(draft)).toEqual({ city: 'unknown_place' });
    expect(draftProblems({ ...draft, city: '' })).toEqual({});
  });
});
