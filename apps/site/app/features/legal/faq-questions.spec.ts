import fc from 'fast-check';
import { isFound } from './faq-questions';

describe('isFound', () => {
  it('finds words in any order, whatever their case and marks', () => {
    expect(isFound('Wie ziet dat ik lid bent? Privé blijft privé.', 'prive LID')).toBe(true);
    expect(isFound('Hoe krijg ik mijn geld terug?', 'geld abonnement')).toBe(false);
  });

  it('finds everything by nothing', () => {
    expect(isFound('Anything', '  ')).toBe(true);
  });

  it('finds each text by any of its words', () => {
    const word = fc.stringMatching(/^[a-zà-ÿ]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (words, at) =>
        isFound(words.join(' '), words[at % words.length] ?? ''),
      ),
    );
  });
});
