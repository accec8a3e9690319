import type { FileForm } from '@kindling/contract/console/console-lists';
import { SentFile, type FileCell, type FilePages } from './sent-file.js';

async function* pagesOf(pages: FileCell[][][], words?: string): FilePages {
  for (const page of pages) yield await Promise.resolve(page);
  return words;
}

function sentFile(isForSpreadsheets = true, form: FileForm = 'csv') {
  const noted: [number, string][] = [];
  const file = new SentFile(
    (rows, end) => {
      noted.push([rows, end]);
      return Promise.resolve();
    },
    { columns: ['text', 'sum'], isForSpreadsheets },
    form,
  );
  return { file, noted };
}

async function textOf(chunks: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

describe('a file that is sent', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+31 6', "'+31 6"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', '"\'\r\'=1"'],
    ['\n=1', '"\'\n\'=1"'],
    ['＝1', "'＝1"],
    ['x;=HYPERLINK(A1)', "x;'=HYPERLINK(A1)"],
    ['x; +1;@a;－2', "x;' +1;'@a;'－2"],
    ['x;"=1"', '"x;\'""=1"""'],
    ['x\t=1', "x\t'=1"],
    ['x\r=1', '"x\r\'=1"'],
    ['x\n-1\n\ny', '"x\n\'-1\n\ny"'],
    ['a; b', 'a; b'],
    ['a=b', 'a=b'],
    ['say "yes", twice', '"say ""yes"", twice"'],
    ['two\nlines', '"two\nlines"'],
    ['Zoë 😀', 'Zoë 😀'],
  ])('writes %j so that no spreadsheet runs it or breaks at it', async (typed, written) => {
    const { file } = sentFile();
    expect(await textOf(file.chunks(pagesOf([[[typed, { cents: -1250 }]]])))).toBe(
      `\uFEFFtext,sum\n${written},-12.50\n`,
    );
  });

  it('has no mark in front where programs read it', async () => {
    const { file } = sentFile(false);
    expect(await textOf(file.chunks(pagesOf([])))).toBe('text,sum\n');
  });

  it('has semicolons and decimal commas where Excel wants them', async () => {
    const { file } = sentFile(false, 'excel');
    const rows: FileCell[][] = [
      ['a;b', { cents: -1250 }],
      ['x;=1', 2.5],
      ['1,5', 1000],
    ];
    expect(await textOf(file.chunks(pagesOf([rows])))).toBe(
      `\uFEFFtext;sum\n"a;b";-12,50\n"x;'=1";2,5\n1,5;1000\n`,
    );
  });

  it('is counted before its last bytes leave', async () => {
    const { file, noted } = sentFile();
    const chunks = file.chunks(pagesOf([[['a', 1]], [], [['b', null]]], 'There are more, "honestly"'));
    expect((await chunks.next()).value).toBe('\uFEFFtext,sum\n');
    expect((await chunks.next()).value).toBe('a,1\n');
    expect((await chunks.next()).value).toBe('b,\n');
    expect(noted).toEqual([]);
    expect((await chunks.next()).value).toBe('"There are more, ""honestly"""\n');
    expect(noted).toEqual([[2, 'cut']]);
    await textOf(chunks);
    await file.breakOff();
    expect(noted).toEqual([[2, 'cut']]);
  });

  it('is counted where somebody takes only a part of it', async () => {
    const { file, noted } = sentFile();
    const chunks = file.chunks(pagesOf([[['a', 1]], [['b', 2]]]));
    await chunks.next();
    await chunks.next();
    await chunks.return(undefined);
    await file.breakOff();
    expect(noted).toEqual([[1, 'broken_off']]);
  });
});
