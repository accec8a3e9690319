import fc from 'fast-check';
import { textLength } from '../text/text-length.js';
import { heldFields } from './own-profile-rules.js';
import { writtenPrompts } from './profile.js';
import { isPromptCode, promptAnswerLength, promptCodes, promptsAtMost } from './prompts.js';

const prompt = fc.constantFrom(...promptCodes);

describe('the codes of prompts', () => {
  it('are thirty, fit where fields are named, and none is another field', () => {
    expect(promptCodes).toHaveLength(30);
    expect(new Set(heldFields).size).toBe(heldFields.length);
    for (const code of promptCodes) expect(code).toMatch(/^[a-z_]{1,16}$/);
    expect(isPromptCode('about_me')).toBe(false);
  });
});

describe('written prompts', () => {
  it('become one line each, of at most 150 characters as people count them', () => {
    fc.assert(
      fc.property(prompt, fc.string({ unit: 'grapheme', maxLength: 200 }), (code, answer) => {
        const { success, data } = writtenPrompts.safeParse([{ prompt: code, answer }]);
        const line = answer.replace(/\s+/gu, ' ').trim();
        expect(success).toBe(textLength(line) <= promptAnswerLength);
        if (data) expect(data).toEqual([{ prompt: code, answer: line }]);
      }),
    );
    const family = '👨‍👩‍👧‍👦';
    expect(writtenPrompts.safeParse([{ prompt: 'we_click_if', answer: family.repeat(150) }]).success).toBe(
      true,
    );
    expect(writtenPrompts.safeParse([{ prompt: 'we_click_if', answer: family.repeat(151) }]).success).toBe(
      false,
    );
  });

  it('are at most three, each once, in their order', () => {
    fc.assert(
      fc.property(fc.array(prompt, { maxLength: 5 }), (codes) => {
        const { success, data } = writtenPrompts.safeParse(
          codes.map((code) => ({ prompt: code, answer: 'yes' })),
        );
        expect(success).toBe(codes.length <= promptsAtMost && new Set(codes).size === codes.length);
        if (data) expect(data.map((one) => one.prompt)).toEqual(codes);
      }),
    );
  });
});
