import fc from 'fast-check';
import { interests, intimateInterests } from '@kindling/contract/profiles/profile-values';
import { matchOpeners, openersShown } from './match-openers';

const id = '0123456789abcdefghjkmnpq';
const prompts = [{ answer: 'Met koffie op de markt' }, { answer: 'Een lekke band en toch gelachen' }];

describe('the first lines to a match', () => {
  it('are made of what the other wrote and of what the two share', () => {
    expect(matchOpeners({ id, shared_interests: ['wine', 'hiking'], prompts })).toEqual([
      { kind: 'prompt', answer: 'Met koffie op de markt' },
      { kind: 'interest', interest: 'wine' },
      { kind: 'prompt', answer: 'Een lekke band en toch gelachen' },
    ]);
    expect(matchOpeners({ id, shared_interests: ['wine', 'hiking'], prompts: [] }).slice(0, 2)).toEqual([
      { kind: 'interest', interest: 'wine' },
      { kind: 'interest_next', interest: 'hiking' },
    ]);
  });

  it('are ready lines where there is nothing of the two, and not the same ones for all', () => {
    const own = matchOpeners({ id, shared_interests: [], prompts: [] });
    expect(own.every(({ kind }) => kind === 'line')).toBe(true);
    const others = ['a', 'b', 'c'].map(
      (other) => matchOpeners({ id: other, shared_interests: [], prompts: [] })[0],
    );
    expect(new Set(others.map((opener) => JSON.stringify(opener))).size).toBe(3);
  });

  it('quote the beginning of a long answer, up to the end of a word', () => {
    const long = 'Dat ik in de regen naar Maastricht ben gefietst, alleen omdat iemand zei dat het niet kon';
    const [first] = matchOpeners({ id, shared_interests: [], prompts: [{ answer: long }] });
    expect(first).toEqual({
      kind: 'prompt',
      answer: 'Dat ik in de regen naar Maastricht ben gefietst, alleen…',
    });
  });

  it('leave an empty answer out', () => {
    expect(matchOpeners({ id, shared_interests: [], prompts: [{ answer: ' ' }] })[0]?.kind).toBe('line');
  });

  it('are always as many, all different, and never mention anything intimate or anything that is not shared', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...interests)),
        fc.array(fc.record({ answer: fc.string({ maxLength: 150, unit: 'grapheme' }) }), { maxLength: 3 }),
        fc.string({ minLength: 1 }),
        (shared, told, other) => {
          const openers = matchOpeners({ id: other, shared_interests: shared, prompts: told });
          expect(openers).toHaveLength(openersShown);
          for (const opener of openers) {
            if (opener.kind === 'prompt') {
              const beginning = opener.answer.replace(/…$/u, '');
              expect(told.some(({ answer }) => answer.trim().startsWith(beginning))).toBe(true);
            } else if (opener.kind !== 'line') {
              expect(shared).toContain(opener.interest);
              expect(intimateInterests as readonly string[]).not.toContain(opener.interest);
            }
          }
        },
      ),
    );
  });
});
