import type { Units } from '../measure/result.ts';
import { table } from './markdown.ts';

/** What the model supposes; said beside its figures. */
const supposed = {
  /** Of a member online, each minute. */
  polls: 1,
  pages: 1,
  messages: 0.2,
  /** Of a core, so that nobody waits for long. */
  load: 0.6,
  /** Memory that sockets, or settings of brands, may take in one process. */
  processBytes: 2 ** 30,
  /** Of the database that is kept in memory. */
  poolBytes: 16 * 2 ** 30,
};

const coreUs = 1_000_000;

/**
 * The sections about what things cost and what grows how, computed from what a run measured.
 *
 * @param units what is missing is said to be
 */
export function costModel(units: Units): string {
  // What was not measured makes a figure that is no number, which `said` says.
  const of = (name: keyof Units): number => units[name] ?? Number.NaN;
  const minute = (side: 'App' | 'Database'): number =>
    supposed.polls * of(`poll${side}Us`) +
    supposed.pages * of(`page${side}Us`) +
    supposed.messages * of(`message${side}Us`);
  const message = of('messageAppUs') + of('messageDatabaseUs');
  const messagesASecond = (supposed.load * coreUs) / of('messageDatabaseUs');
  const membersByApp = (60 * supposed.load * coreUs) / minute('App');
  const membersByDatabase = (60 * supposed.load * coreUs) / minute('Database');
  const percent = 100 * supposed.load;

  return [
    '## What things cost',
    'Computed from the units that this run measured, which a run on another machine moves. ' +
      `A member online polls ${supposed.polls} × and opens ${supposed.pages} page a minute, and writes a message in ` +
      `${1 / supposed.messages} minutes: that is supposed, not measured.`,
    table(
      ['', 'CPU of the app', 'CPU of the database', 'Memory', 'Rows', 'Bytes'],
      [
        [
          'one member online, a minute',
          ms(minute('App')),
          ms(minute('Database')),
          bytes(of('socketBytes')),
          said(supposed.messages * of('messageRows'), 1),
          bytes(supposed.messages * of('messageTableBytes')),
        ],
        [
          'one thousand messages',
          ms(1000 * of('messageAppUs')),
          ms(1000 * of('messageDatabaseUs')),
          '–',
          said(1000 * of('messageRows'), 0),
          `${bytes(1000 * of('messageTableBytes'))} of tables, ${bytes(1000 * of('messageLogBytes'))} of log`,
        ],
        [
          'one brand',
          'as with one, see W8',
          '–',
          `${bytes(of('brandBytes'))} in each web process`,
          said(of('brandRows'), 0),
          bytes(of('brandTableBytes')),
        ],
        [
          'one member, stored',
          '–',
          '–',
          '–',
          '–',
          `${bytes(of('memberTableBytes'))} of profile and its indexes`,
        ],
        ['one page of members, for a member', ms(of('pageAppUs')), ms(of('pageDatabaseUs')), '–', '–', '–'],
        [
          'one page of members, for a visitor',
          ms(of('visitAppUs')),
          ms(of('visitDatabaseUs')),
          '–',
          '–',
          '–',
        ],
        ['one login', ms(of('loginUs')), '–', '–', '–', '–'],
        ['one photo of 12 megapixels', ms(of('photoUs')), '–', '–', '–', '–'],
      ],
    ),
    '## What grows how',
    `On paper, from the same units: nothing of this was run at that size. A core is full at ${percent} %.`,
    table(
      ['Part', 'Grows with', 'One carries', 'Then'],
      [
        [
          'web process, CPU',
          'members online',
          `${said(membersByApp, 0)} members online a core`,
          'replicated: one more process; what processes share is in Redis and the database',
        ],
        [
          'web process, memory',
          'open pages, brands asked for',
          `${said(supposed.processBytes / of('socketBytes'), 0)} sockets, or ${said(supposed.processBytes / of('brandBytes'), 0)} brands, in 1 GB`,
          'sockets spread over the replicas; brands are in each of them, so hosts are spread over groups of processes',
        ],
        [
          'database, CPU',
          'members online, messages',
          `${said(membersByDatabase, 0)} members online a core; ${said(messagesASecond, 0)} messages a second, with nothing else`,
          'more cores; then sharded by brand, with which every key begins',
        ],
        [
          'database, bytes',
          'members and messages stored',
          `${said(supposed.poolBytes / of('memberTableBytes') / 1e6, 1)} million profiles in 16 GB of memory; ` +
            `a million messages are ${bytes(1e6 * of('messageTableBytes'))}, of which the newest are read`,
          'more memory; then sharded by brand. One brand larger than a machine has its searches on a replica',
        ],
        [
          'passwords',
          'logins',
          `${said((supposed.load * coreUs) / of('loginUs'), 1)} a second and core`,
          'replicated with the web processes',
        ],
        [
          'photos',
          'uploads',
          `${said((3600 * supposed.load * coreUs) / of('photoUs'), 0)} an hour and core`,
          'replicated; the files are sharded by their keys',
        ],
      ],
    ),
    `A message costs ${ms(message)} of CPU, and each of its COMMITs a write to the disk that others share.`,
  ].join('\n\n');
}

/** @returns as much of a number as is known */
function said(value: number, digits: number): string {
  return Number.isFinite(value)
    ? value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : 'not measured';
}

function ms(microseconds: number): string {
  if (!Number.isFinite(microseconds)) return 'not measured';
  return microseconds < 1_000_000
    ? `${said(microseconds / 1000, microseconds < 10_000 ? 2 : 0)} ms`
    : `${said(microseconds / 1_000_000, 2)} s`;
}

function bytes(count: number): string {
  if (!Number.isFinite(count)) return 'not measured';
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)));
  return `${said(count / 1000 ** step, step === 0 ? 0 : 1)} ${units[step] ?? ''}`;
}
