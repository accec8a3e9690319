import fc from 'fast-check';
import { profileFields } from '@kindling/contract/brands/settings/settings';
import type { OwnProfile, Photo } from '@kindling/contract/profiles/profile';
import { completenessOf } from './completeness';

const empty: OwnProfile = {
  ...{ id: '0123456789abcdefghjkmnpq', name: 'Robin', age: 33, gender: null, country: 'NL' },
  ...{ region: null, city: null, fictional: false, main_image: null, sexuality: null },
  ...{ reason_for_signup: null, relationship_status: null, hair_color: null, eye_color: null },
  ...{ body_type: null, tattoos: null, interests: [], seeking: null, about_me: '', prompts: [], photos: [] },
  ...{ date_of_birth: '1992-02-03', name_change_from: null, birth_date_changeable: true, held_texts: [] },
  notes: { new_member: false, verified_photo: false, reply_time: null },
  status: 'active',
  removed_photos: [],
};
const photo = { id: 'p' } as Photo;

describe('how complete a profile is', () => {
  it('counts what the brand shows and nothing that needs a consent which was not given', () => {
    expect(completenessOf(empty, profileFields, false)).toMatchObject({ done: 0, of: 9 });
    expect(completenessOf(empty, profileFields, true)).toMatchObject({ done: 0, of: 10 });
    expect(completenessOf(empty, [], true)).toEqual({ done: 0, of: 2, missing: ['photo', 'second_photo'] });
  });

  it('says what is missing, what is worth most first', () => {
    const told = {
      ...empty,
      photos: [photo],
      city: 'Ede',
      about_me: 'Leest in treinen, kookt voor tien en zingt in de auto.',
    };
    expect(completenessOf(told, profileFields, false).missing).toEqual([
      ...['prompts', 'gender', 'reason_for_signup', 'relationship_status', 'looks', 'second_photo'],
    ]);
  });

  it('takes a text that waits for one that was told, and three words for none', () => {
    const text = 'Bel me: 06 12345678, dan vertel ik de rest wel eens.';
    const held = {
      field: 'about_me' as const,
      text,
      findings: ['phone' as const],
      restriction_id: null,
      since: '',
    };
    const missing = (profile: OwnProfile) => completenessOf(profile, ['about_me'], false).missing;
    expect(missing({ ...empty, held_texts: [{ ...held, status: 'waiting' }] })).not.toContain('about_me');
    expect(missing({ ...empty, held_texts: [{ ...held, status: 'removed' }] })).toContain('about_me');
    expect(missing({ ...empty, about_me: 'Vraag maar raak' })).toContain('about_me');
  });

  it('is never counted by sexuality, and never more than whole', () => {
    const fields = fc.uniqueArray(fc.constantFrom(...profileFields));
    fc.assert(
      fc.property(
        fields,
        fc.boolean(),
        fc.constantFrom('bi' as const, null),
        (visible, consented, sexuality) => {
          const { done, of, missing } = completenessOf({ ...empty, sexuality }, visible, consented);
          expect(done + missing.length).toBe(of);
          expect(completenessOf(empty, visible, consented)).toEqual({ done, of, missing });
        },
      ),
    );
  });
});
