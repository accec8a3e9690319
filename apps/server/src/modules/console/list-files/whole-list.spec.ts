import { cutFileLine } from '@kindling/contract/console/console-lists';
import { wholeList, type ListPage } from './whole-list.js';

/** Pages of three rows each. */
const pageAt = (at: number, rows: number): ListPage => ({
  lines: Array.from({ length: Math.min(3, rows - at) }, (_, index) => [at + index]),
  next: at + 3 < rows ? String(at + 3) : undefined,
});

async function read(rows: number, most: number) {
  const asked: string[] = [];
  const pages = wholeList(
    pageAt(0, rows),
    (after) => {
      asked.push(after);
      return Promise.resolve(pageAt(Number(after), rows));
    },
    most,
  );
  const found: unknown[] = [];
  let page = await pages.next();
  for (; !page.done; page = await pages.next()) found.push(...page.value.map(([cell]) => cell));
  return { found, asked, words: page.value };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a whole list', () => {
  it.each([0, 1, 3, 4, 7])('has each of %d rows once', async (rows) => {
    expect(await read(rows, 10)).toMatchObject({ found: numbers(rows), words: undefined });
  });

  it.each([
    [7, 7, undefined],
    [7, 6, cutFileLine],
    [7, 5, cutFileLine],
    [9, 9, undefined],
    [10, 9, cutFileLine],
  ])('of %d rows ends after %d, and says so where rows are left', async (rows, most, words) => {
    expect(await read(rows, most)).toMatchObject({ found: numbers(Math.min(rows, most)), words });
  });

  it('reads no page behind the bound', async () => {
    expect((await read(30, 6)).asked).toEqual(['3']);
  });
});
