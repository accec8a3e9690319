import fc from 'fast-check';
import { intern } from './intern.js';

describe('intern', () => {
  it('gives back an equal value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(intern(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('makes equal parts of different records one object', () => {
    const first = intern({ name: 'a', list: ['x', 'y'] }) as { list: string[] };
    const second = intern({ name: 'b', list: ['x', 'y'] }) as { list: string[] };
    expect(second.list).toBe(first.list);
  });

  it('freezes what is shared', () => {
    const value = intern({ list: ['x'] }) as { list: string[] };
    expect(() => value.list.push('y')).toThrow(TypeError);
  });
});
