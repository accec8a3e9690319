import { keyExists, usedKeys } from './locale-keys.ts';

const plain = { isPrefix: false, hasContext: false };

describe('usedKeys', () => {
  it('finds literals, namespaces, starts of computed keys and contexts', () => {
    const source = `
      t('chat:title'); t("save", { count: 2 }); i18n.t(\`errors:\${code}\`);
      <Trans i18nKey="auth:terms" /> set('not:this') at('nor:that') t(variable)
      {t('likes:seen', { context: gender })}`;
    expect(usedKeys(source)).toEqual([
      { ...plain, namespace: 'chat', key: 'title' },
      { ...plain, namespace: undefined, key: 'save' },
      { namespace: 'errors', key: '', isPrefix: true, hasContext: false },
      { ...plain, namespace: 'auth', key: 'terms' },
      { namespace: 'likes', key: 'seen', isPrefix: false, hasContext: true },
    ]);
  });
});

describe('keyExists', () => {
  const texts = { chat: { title: 'x', note_one: 'x', note_other: 'x', seen_female: 'x', 'page.a': 'x' } };

  it.each([
    [{ ...plain, namespace: 'chat', key: 'title' }, true],
    [{ ...plain, namespace: 'chat', key: 'absent' }, false],
    [{ ...plain, namespace: 'absent', key: 'title' }, false],
    [{ ...plain, namespace: undefined, key: 'title' }, true],
    [{ ...plain, namespace: 'chat', key: 'note' }, true],
    [{ ...plain, namespace: 'chat', key: 'seen' }, false],
    [{ ...plain, namespace: 'chat', key: 'seen', hasContext: true }, true],
    [{ ...plain, namespace: 'chat', key: 'page.', isPrefix: true }, true],
    [{ ...plain, namespace: 'chat', key: 'book.', isPrefix: true }, false],
  ])('%j: %s', (used, expected) => {
    expect(keyExists(used, texts)).toBe(expected);
  });
});
