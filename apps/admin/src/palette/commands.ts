import { rightOfQueue, waitingQueues } from '@kindling/contract/overviews/home';
import type { StaffRight } from '@kindling/contract/route';
import type { SavedFilter } from '@kindling/contract/console/calls/saved-filters';
import { labelOf, placesFor } from '../menu/places';
import { queueNames, queuePath } from '../shared/queues/queues';
import type { ResourceDescriptor } from '../shared/session/resource';
import { savedFilterPath } from '../shared/lists/saved-filters/saved-filter-path';
import { t } from '../shared/words/texts';

export interface Command {
  id: string;
  group: CommandGroup;
  name: string;
  /** Further words it is found by, not shown. */
  words?: string;
  /** Shown after the name. */
  hint?: string;
  /** Two keys that, pressed in turn, do the same. */
  keys?: readonly [string, string];
  to: string;
  /** Shown for any query, above or below all other commands. */
  always?: 'first' | 'last';
  /** What the list it leads to is searched for. */
  search?: string;
  /** Needs a second step: a member search, or the brand of a setting. */
  asks?: 'members' | 'brand';
}

export const commandGroups = [
  t('Opened last'),
  t('Records'),
  t('Go to'),
  t('Queues'),
  t('Saved filters'),
  t('New'),
  t('Brands'),
  t('Settings'),
  t('Members'),
] as const;
type CommandGroup = (typeof commandGroups)[number];

/** The second key behind `g`, by where it leads. */
const goKeys: Readonly<Record<string, string>> = {
  '/': 'h',
  '/desk': 'd',
  '/tenants': 'b',
  '/members': 'm',
  '/profiles': 'u',
  '/support-cases': 'c',
  '/fictional-turns': 'f',
  '/payments': 'p',
  '/refunds': 'r',
  '/newsletters': 'n',
  '/discount-codes': 'k',
  '/growth': 'w',
  '/revenue': 'e',
  '/staff': 's',
  '/audit-entries': 'a',
};

/** What newcomers call it. */
const otherWords: Readonly<Record<string, string>> = {
  '/': t('dashboard start waiting'),
  '/tenants': t('tenants sites settings'),
  '/members': t('people accounts users find'),
  '/profiles': t('people users photos'),
  '/support-cases': t('support tickets'),
  '/fictional-turns': t('answers chats moderation'),
  '/payments': t('orders purchases money'),
  '/refunds': t('money back withdraw'),
  '/corrections': 'credits',
  '/postings': t('ledger books'),
  '/growth': t('traffic sources networks visits conversion landings cohorts retention marketing'),
  '/transparency': t('reports appeals decisions law publish'),
  '/message-rules': t('insults threats money contact words chat are you sure'),
  '/revenue': t('figures charts conversion money'),
  '/accounting': t('vat tax month'),
  '/discount-codes': t('vouchers coupons'),
  '/staff': t('team people roles invite'),
  '/audit-entries': t('history who changed'),
  '/account': t('profile password recovery codes sessions browsers'),
  '/looks': t('who looked at members'),
};

function place(group: CommandGroup, name: string, to: string): Command {
  const [key, words] = [goKeys[to], otherWords[to]];
  return {
    id: to,
    group,
    name,
    to,
    ...(words ? { words } : {}),
    ...(key ? { keys: ['g', key] as const } : {}),
  };
}

/** Everything these rights open, in the order of the menu. */
export function commandsFor(
  resources: readonly ResourceDescriptor[],
  rights: readonly StaffRight[],
): Command[] {
  const may = (right: StaffRight | undefined) => right !== undefined && rights.includes(right);
  const now = new Date();
  const queues = waitingQueues.filter((queue) => rights.includes(rightOfQueue[queue]));
  return [
    ...placesFor(resources, rights).map(({ name, to }) => place(t('Go to'), name, to)),
    place(t('Go to'), t('Your account'), '/account'),
    ...queues.map((queue) => ({
      ...{ id: `queue ${queue}`, group: t('Queues') },
      ...{ name: queueNames[queue], to: queuePath(queue, now) },
    })),
    ...resources
      .filter(({ rights: { create: right } }) => may(right))
      .flatMap(({ name, createName }) =>
        createName === undefined ? [] : [place(t('New'), createName, `/${name}/create`)],
      ),
  ];
}

/** The reader's saved filters of the lists that they may open. */
export function savedCommands(
  saved: readonly SavedFilter[],
  resources: readonly ResourceDescriptor[],
  rights: readonly StaffRight[],
): Command[] {
  return saved.flatMap((filter): Command[] => {
    const resource = resources.find(({ name, list }) => list && name === filter.list);
    const right = resource?.rights.list;
    if (!resource || right === undefined || !rights.includes(right)) return [];
    return [
      {
        ...{ id: `saved ${filter.id}`, group: t('Saved filters'), name: filter.name },
        ...{ hint: labelOf(resource), to: savedFilterPath(filter) },
      },
    ];
  });
}

/** The rank of commands that have a typed word in what is not shown. */
const byWords = 3;

/** How well a command matches the typed words, the lowest best; undefined where one of them is nowhere in it. */
function rankOf(
  { name, words = '', hint = '', always }: Command,
  typed: readonly string[],
): number | undefined {
  if (always) return always === 'first' ? -1 : byWords + 1;
  const [shown, all] = [name.toLowerCase(), `${name} ${words} ${hint}`.toLowerCase()];
  if (!typed.every((word) => all.includes(word))) return undefined;
  const [first = ''] = typed;
  if (shown.startsWith(first)) return 0;
  if (shown.includes(` ${first}`)) return 1;
  return shown.includes(first) ? 2 : byWords;
}

/** The commands that match the typed words, the best first in each group. */
export function found(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = commands
    .map((command) => ({ command, rank: rankOf(command, words) }))
    .filter((one): one is { command: Command; rank: number } => one.rank !== undefined);
  const best = (group: CommandGroup) => {
    const ranks = ranked.filter(({ command }) => command.group === group).map(({ rank }) => rank);
    // Settings load later than pages. They never come before one: Enter would lead elsewhere a moment later.
    return Math.max(Math.min(...ranks), group === t('Settings') ? byWords : -1);
  };
  const groups = commandGroups.filter((group) => best(group) < Infinity);
  if (words.length > 0) groups.sort((one, other) => best(one) - best(other));
  return groups.flatMap((group) =>
    ranked
      .filter(({ command }) => command.group === group)
      .sort((one, other) => one.rank - other.rank)
      .map(({ command }) => command),
  );
}
