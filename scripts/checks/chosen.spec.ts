import path from 'node:path';
import { root } from '../root.ts';
import { choose } from './chosen.ts';

const names = ['lint server', 'lint others', 'types tests', 'texts', 'texts console'];
const chosen = (...words: string[]) => choose(words, names, root);

describe('the words behind `npm run check --`', () => {
  it('are parts of names, wherever they stand there', () => {
    expect(chosen()).toEqual({ names, files: [], unknown: [] });
    expect(chosen('console').names).toEqual(['texts console']);
    expect(chosen('texts', 'server').names).toEqual(['lint server', 'texts', 'texts console']);
  });

  it('are refused one by one, also next to others that are known', () => {
    expect(chosen('texts', 'textes', 'no/such.ts').unknown).toEqual(['textes', 'no/such.ts']);
  });

  it('are files to lint, whether or not lint is named', () => {
    const file = path.join(root, 'scripts/check.ts');
    const lint = { names: ['lint server', 'lint others'], files: ['scripts/check.ts'], unknown: [] };
    expect(chosen('lint', file)).toEqual(lint);
    expect(chosen(file)).toEqual(lint);
  });
});
