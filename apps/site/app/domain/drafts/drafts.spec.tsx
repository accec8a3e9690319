import { keepDraft, readDrafts, type Draft } from './drafts';

const to = (profileId: string, text: string, isStopped = false): Draft => ({
  profileId,
  name: 'Vera',
  fictional: false,
  text,
  isStopped,
});

beforeEach(() => localStorage.clear());

describe('drafts in the browser', () => {
  it('are kept per conversation, the newest first, until their text is gone', () => {
    keepDraft(localStorage, 'me', to('a', 'First'));
    keepDraft(localStorage, 'me', to('b', 'Second', true));
    keepDraft(localStorage, 'me', to('a', 'First, and more'));
    expect(readDrafts(localStorage, 'me')).toEqual([to('a', 'First, and more'), to('b', 'Second', true)]);
    keepDraft(localStorage, 'me', to('a', ' '));
    keepDraft(localStorage, 'me', to('b', ''));
    expect(readDrafts(localStorage, 'me')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('are nobody else’s: they go when another member reads theirs', () => {
    keepDraft(localStorage, 'me', to('a', 'For your eyes'));
    expect(readDrafts(localStorage, 'other')).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('For your eyes');
    expect(readDrafts(localStorage, 'me')).toEqual([]);
  });

  it('do not grow without end', () => {
    for (let count = 0; count < 50; count++) keepDraft(localStorage, 'me', to(String(count), 'x'));
    expect(readDrafts(localStorage, 'me')).toHaveLength(20);
    expect(readDrafts(localStorage, 'me')[0]?.profileId).toBe('49');
  });

  it.each(['{', '7', '[null]', '[{"profileId":"a"}]', '{"a":1}'])(
    'are none where there is rubbish: %s',
    (rubbish) => {
      localStorage.setItem('drafts me', rubbish);
      expect(readDrafts(localStorage, 'me')).toEqual([]);
    },
  );
});
