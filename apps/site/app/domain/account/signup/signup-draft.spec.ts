import { draftProblems, emptyDraft, isBegun, readDraft, storeDraft, type SignupDraft } from './signup-draft';

const sound: SignupDraft = {
  email: 'ada@mail.test',
  name: 'Ada',
  date_of_birth: '1990-02-03',
  password: 'a long enough one',
  message: '',
};
const rules = { brand: 'Vonk', minimumAge: 18, today: '2026-06-15', messageLength: 0 };

describe('draftProblems', () => {
  it('finds nothing wrong with a sound draft', () => expect(draftProblems(sound, rules)).toEqual({}));

  it('asks for every field but the message', () => {
    expect(draftProblems(emptyDraft, rules)).toEqual({
      email: 'required',
      name: 'required',
      date_of_birth: 'birth_date_required',
      password: 'required',
    });
  });

  it('turns away who is too young, until the birthday itself', () => {
    const born = (date_of_birth: string) => draftProblems({ ...sound, date_of_birth }, rules).date_of_birth;
    expect(born('2008-06-16')).toBe('too_young');
    expect(born('2008-06-15')).toBeUndefined();
  });

  it('counts the message only where there is somebody to write to', () => {
    const wordy = { ...sound, message: 'x'.repeat(21) };
    expect(draftProblems(wordy, rules)).toEqual({});
    expect(draftProblems(wordy, { ...rules, messageLength: 20 })).toEqual({ message: 'too_long' });
  });
});

describe('a stored draft', () => {
  function storage() {
    const held = new Map<string, string>();
    return {
      held,
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    };
  }

  it('comes back without the password, which is not even stored', () => {
    const place = storage();
    storeDraft(place, sound);
    expect(readDraft(place)).toEqual({ ...sound, password: '' });
    expect([...place.held.values()].join()).not.toContain(sound.password);
  });

  it('keeps a message for the member it was written to', () => {
    const place = storage();
    storeDraft(place, { ...sound, message: 'Hello Bo' }, 'bo');
    expect(readDraft(place, 'bo').message).toBe('Hello Bo');
    expect(readDraft(place, 'cy')).toEqual({ ...sound, password: '' });
    expect(readDraft(place).message).toBe('');
  });

  it('is empty when what is stored makes no sense', () => {
    const place = storage();
    expect(readDraft(place)).toEqual(emptyDraft);
    place.setItem('signup-draft', '{"email":7,"role":"owner"');
    expect(readDraft(place)).toEqual(emptyDraft);
    place.setItem('signup-draft', '{"email":7,"password":"x","role":"owner","name":"Ada"}');
    expect(readDraft(place)).toEqual({ ...emptyDraft, name: 'Ada' });
  });
});

it('a draft is begun with its first letter', () => {
  expect(isBegun(emptyDraft)).toBe(false);
  expect(isBegun({ ...emptyDraft, name: 'A' })).toBe(true);
});
