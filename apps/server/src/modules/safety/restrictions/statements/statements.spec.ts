import { languages } from '@kindling/contract/languages';
import { groundsOfKind, restrictionKinds } from '@kindling/contract/safety/restriction-kinds';
import { Texts } from '../../../../kernel/ground/texts.js';
import { liftOf, outcomeOf, statementOf, type Voice } from './statements.js';

const decidedAt = new Date('2026-03-02T12:00:00Z');
const appealUntil = new Date('2026-09-02T12:00:00Z');

describe('statements', () => {
  const texts = new Texts();
  beforeAll(() => texts.onModuleInit());
  const voice = (language: (typeof languages)[number]): Voice => ({
    ...{ brand: 'Vonk', language, timeZone: 'Europe/Amsterdam' },
    t: texts.in(language),
  });

  it.each(languages)('say everything of every kind and ground in %s', (language) => {
    for (const kind of restrictionKinds)
      for (const ground of groundsOfKind[kind])
        for (const subjectId of ['name', 'about_me', 'perfect_sunday']) {
          const facts = { kind, ground, subjectId, note: 'Seen twice.', decidedAt, appealUntil };
          const told = [
            statementOf({ ...facts, automated: false }, voice(language)),
            statementOf({ ...facts, automated: true }, voice(language)),
            outcomeOf('uphold', facts, voice(language)),
            outcomeOf('reverse', facts, voice(language)),
            liftOf(facts, voice(language)),
          ];
          for (const text of told) {
            expect(text).toContain('Seen twice.');
            // A key without a text is told as itself.
            expect(text).not.toMatch(/\{\{|statements:|undefined|\b(?:ground|what|undone|outcome)\./);
            expect(text).toContain('2026');
          }
          expect(told[0]).toContain('Vonk');
          expect(told[0]).not.toBe(told[1]);
        }
  });

  it('take a note as it is, whatever it looks like', () => {
    const facts = { kind: 'profile_disabled', ground: 'other', subjectId: null, automated: false } as const;
    const note = '{{brand}} $t(appeal) <b>';
    expect(statementOf({ ...facts, note, decidedAt, appealUntil }, voice('en'))).toContain(note);
  });
});
