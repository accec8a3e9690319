import { forgetLiked, keepLiked, readLiked } from './liked-before-signup';

function place(text?: string) {
  const kept = new Map(text === undefined ? [] : [['liked-before-signup', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const somebody = (id: string) => ({ id, name: `Name of ${id}` });

describe('whom a visitor liked', () => {
  it('is handed on once, four at most', () => {
    const storage = place();
    keepLiked(storage, ['a', 'b', 'c', 'd', 'e'].map(somebody));
    expect(readLiked(storage)).toEqual(['a', 'b', 'c', 'd'].map(somebody));
    forgetLiked(storage);
    expect(readLiked(storage)).toEqual([]);
  });

  it('is nobody where something else was written, or storage is shut off', () => {
    for (const text of ['', 'null', '{"id":"a"}', '[1,null,{"id":1,"name":"a"}]', '[{"id":"a"'])
      expect(readLiked(place(text))).toEqual([]);
    const shut = () => {
      throw new Error('shut off');
    };
    expect(readLiked({ getItem: shut })).toEqual([]);
    expect(() => keepLiked({ setItem: shut }, [])).not.toThrow();
    expect(() => forgetLiked({ removeItem: shut })).not.toThrow();
  });
});
