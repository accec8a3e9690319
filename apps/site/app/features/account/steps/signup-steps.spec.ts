import { isNews, stepAfter, stepName } from './signup-steps';

it('has the steps of the specification in their order', () => {
  expect([1, 2, 3, 4].map(stepName)).toEqual(['photo', 'location', 'personal', 'about']);
  expect([1, 2, 3, 4].map(stepAfter)).toEqual([2, 3, 4, null]);
});

describe('isNews', () => {
  it('is what lies further than the server knows, its end included', () => {
    expect(isNews(3, 2)).toBe(true);
    expect(isNews(null, 4)).toBe(true);
  });

  it('is not a step that one came through again, nor anything once the signup is over', () => {
    expect(isNews(2, 2)).toBe(false);
    expect(isNews(2, 4)).toBe(false);
    expect(isNews(null, null)).toBe(false);
    expect(isNews(4, null)).toBe(false);
  });
});
