import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/** A figure of docs/reliability.md, as a test notes it. */
export interface Figure {
  /** Of the plan: `T1` to `T18`, `alarms`. */
  test: string;
  what: string;
  figure: string;
  date: string;
  command: string;
}

/** The tests of the plan, and when each passes. */
const plan: Readonly<Record<string, string>> = {
  T1: 'Concurrent spends on one wallet: as many accepted as it can pay, postings sum to the balance, all sum to 0.',
  T2: 'One client id many times at once and a day later: one message, one charge, the same answer.',
  T3: 'A webhook repeated, reordered, forged, late, of another brand: credited once, no forgery accepted.',
  T4: 'Servers and databases killed under chat and purchases: nothing acknowledged lost or doubled, no orphan charge.',
  T5: 'A rolling restart under load: no failed request, exit within 10 s, sockets back within 5 s without a gap.',
  T6: 'Redis, mail, push, storage, provider gone, disk full, clock moved: each fails alone and recovers without loss.',
  T7: 'A cluster of three: writer killed, frozen, cut off, schema changed: nothing lost, a gap of at most 5 s.',
  T8: 'Foreign ids in every call: the answer of an id that does not exist, and no write.',
  T9: 'Random bodies for every call: no 5xx, every answer fits its schema.',
  T10: 'Known and unknown addresses: the same answer for the same work.',
  T11: 'Guessing passwords from many addresses, one address with many accounts: blocked, the owner still gets in.',
  T12: 'A corpus of broken and hostile pictures: refused or decoded, no crash, no metadata out.',
  T13: 'Slow clients, huge and hostile requests: refused, others are served. Figures: W11 of docs/performance.md.',
  T14: 'Addresses inside the operator’s networks, in every field that takes one: nothing is asked there.',
  T15: 'Markup in every text field: nothing runs in pages, mails and console.',
  T16: 'Backup, restore, verify: at most 1 s lost, rows equal.',
  T17: 'Two releases on one schema, migrated under load: no error, no statement blocked over 200 ms.',
  T18: 'A history of appends with faults: no cycle, no lost append.',
  alarms: 'A job is given up, the worker hangs, the books differ: the alarm fires.',
};

/**
 * The text of docs/reliability.md.
 *
 * @param before its text until now: rows that were not run again stay
 * @param noted what this run measured
 */
export function reliabilityPage(before: string, noted: readonly Figure[]): string {
  const rows = new Map<string, Figure>();
  for (const figure of [...rowsOf(before), ...noted]) rows.set(`${figure.test} ${figure.what}`, figure);
  const sections = Object.entries(plan).map(([test, passesWhen]) => {
    const own = [...rows.values()].filter((row) => row.test === test);
    const lines = own.map((row) => line([row.what, row.figure, row.date, `\`${row.command}\``]));
    const heads = [line(['What was done', 'Figure', 'Date', 'Command']), line(['---', '---', '---', '---'])];
    const body = own.length === 0 ? ['Not run.'] : [...heads, ...lines];
    return [`## ${test}`, '', passesWhen, '', ...body, ''].join('\n');
  });
  return [introduction, ...sections].join('\n');
}

/** Writes the page with what the tests noted, if anything, and forgets it. */
export async function writeReliabilityPage(root: string): Promise<void> {
  const folder = path.join(root, 'tests/output/reliability');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (names.length === 0) return;
  const noted = names.map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Figure);
  const page = path.join(root, 'docs/reliability.md');
  const before = fs.existsSync(page) ? fs.readFileSync(page, 'utf8') : '';
  const text = reliabilityPage(before, noted);
  fs.writeFileSync(
    page,
    await prettier.format(text, { ...(await prettier.resolveConfig(page)), filepath: page }),
  );
  fs.rmSync(folder, { recursive: true });
}

const introduction = `# Reliability

Written by \`npm run proof\`: each row is a figure of its last run on the date it names; changes are made in the tests. The short
forms run in \`npm test\`. Machine: 2 cores, 24 GB, everything on it.
`;

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function rowsOf(text: string): Figure[] {
  let test = '';
  return text.split('\n').flatMap((row) => {
    test = /^## (\w+)$/.exec(row)?.[1] ?? test;
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, what = '', figure = '', date = '', command = ''] = cells;
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return [];
    return [{ test, what, figure, date, command: command.replaceAll('`', '') }];
  });
}
