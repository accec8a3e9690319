import { Choice } from './choice.js';

/** Three servers that are well. */
function threeWell(): Choice {
  const choice = new Choice(3);
  for (const index of [0, 1, 2]) choice.note(index, 'yes', 0);
  return choice;
}

test('the writer is the first that takes writes', () => {
  const choice = new Choice(3);
  choice.note(2, 'yes', 0);
  choice.note(0, 'no', 0);
  expect(choice.current).toBe(2);
  choice.note(1, 'yes', 0);
  expect(choice.current).toBe(1);
});

test('one that fails is left for the next, and is the writer again once it was well for a while', () => {
  const choice = threeWell();
  expect(choice.note(0, 'no', 1000)).toBe(true);
  expect(choice.current).toBe(1);
  choice.note(0, 'yes', 2000);
  expect(choice.note(0, 'yes', 11_999)).toBe(false);
  expect(choice.note(0, 'yes', 12_000)).toBe(true);
  expect(choice.current).toBe(0);
});

test('one that comes and goes has to be well for longer and longer', () => {
  const choice = threeWell();
  choice.note(0, 'no', 1000);
  choice.note(0, 'yes', 2000);
  choice.note(0, 'no', 3000);
  choice.note(0, 'yes', 4000);
  expect(choice.note(0, 'yes', 23_999)).toBe(false);
  expect(choice.note(0, 'yes', 24_000)).toBe(true);
});

test('where nobody takes writes it stays, and takes the first that does without waiting', () => {
  const choice = threeWell();
  choice.note(1, 'no', 1000);
  choice.note(2, 'no', 1000);
  expect(choice.note(0, 'no', 1000)).toBe(false);
  expect(choice.note(2, 'yes', 2000)).toBe(true);
  expect(choice.current).toBe(2);
});

test('one that brings another up to date is spared while there is a better one', () => {
  const choice = threeWell();
  expect(choice.note(0, 'spare', 1000)).toBe(true);
  expect([choice.current, choice.isWellAt(0)]).toEqual([1, true]);
  choice.note(1, 'no', 2000);
  choice.note(2, 'no', 2000);
  expect(choice.current).toBe(0);
});
