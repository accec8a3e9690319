import type { PageName } from '@kindling/contract/pages';
import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import { randomFrom, type Random } from '../portraits/random.js';
import type { DemoBrand } from '../content/demo-profile.js';
import type { DemoPerson } from './people.js';

/** Where a visit of the demo came from and began. Its networks are called demo, so that nobody takes them for real ones. */
export interface DemoVisit {
  source: TrafficSource | null;
  page: PageName;
}

/** How many visits were alike on a day. */
export interface DemoVisits extends DemoVisit {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  visits: number;
}

const dayMs = 86_400_000;
/** As far back as the console looks. */
const days = 92;
/** Visits of a usual day, from all links together. */
const usual = { vonk: 34, rubens: 22, harbour: 27 } as const satisfies Record<DemoBrand, number>;

const networks = { none: 30, 'demo-search': 26, 'demo-social': 28, 'demo-partners': 16 } as const;
const refs = {
  'demo-search': ['brand', 'dating', 'nearby'],
  'demo-social': ['spring', 'faces'],
  'demo-partners': ['city-guide', 'newsletter'],
} as const;
const subs = ['', 'top', 'side'] as const;
const pagesOf: Record<keyof typeof networks, Partial<Record<PageName, number>>> = {
  none: { index: 80, members: 12, pricing: 8 },
  'demo-search': { index: 40, 'landers-maplanding': 60 },
  'demo-social': { 'landers-gallery': 45, 'landers-tinderswipe': 40, 'landers-video': 15 },
  'demo-partners': { 'landers-gallery': 35, 'landers-iconslanding': 65 },
};

/** Where the person came from. Pure, as is all of this. */
export function demoVisit(person: DemoPerson): DemoVisit {
  return visitOf(randomFrom(`${person.brand}/${person.profile.name}/source`));
}

/** The visits of the last three months, fewer in the middle of the week than at its end. */
export function planVisits(brand: DemoBrand, now: Date): DemoVisits[] {
  const random = randomFrom(`${brand}/visits`);
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(now.getTime() - index * dayMs);
    const isWeekend = [0, 5, 6].includes(date.getUTCDay());
    const count = Math.round(usual[brand] * (isWeekend ? 1.3 : 0.85) * random.range(0.75, 1.25));
    const day = date.toISOString().slice(0, 10);
    const alike = Map.groupBy(
      Array.from({ length: count }, () => visitOf(random)),
      (visit) => JSON.stringify(visit),
    );
    return [...alike.values()].flatMap((visits) =>
      visits.slice(0, 1).map((visit) => ({ ...visit, day, visits: visits.length })),
    );
  }).flat();
}

function visitOf(random: Random): DemoVisit {
  const network = random.weighted(networks);
  const page = random.weighted(pagesOf[network]);
  if (network === 'none') return { source: null, page };
  const [ref, sub1] = [random.pick<string>(refs[network]), random.pick<string>(subs)];
  return { source: { network, ref, sub1, sub2: '', sub3: '' }, page };
}
