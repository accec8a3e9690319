import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { deskTexts, type DemoComplaint, type DemoReport } from '../content/desk-texts.js';
import type { DemoBrand } from '../content/demo-profile.js';
import { randomFrom, type Random } from '../portraits/random.js';
import type { DemoPerson } from './people.js';

/** The demo's staff who decide and answer, by the beginning of their mail address. */
export type DemoColleague = 'owner' | 'moderator' | 'support' | 'limited';

/** When a colleague sits down to work. */
export interface Sitting {
  by: DemoColleague;
  at: Date;
}

export interface PlannedReport extends DemoReport {
  reporter: DemoPerson;
  person: DemoPerson;
  at: Date;
  /** Null for what waits. */
  decided: Sitting | null;
}

export interface PlannedComplaint extends DemoComplaint {
  complainant: DemoPerson;
  at: Date;
  /** Null for what waits. */
  answered: Sitting | null;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The hours of a working day, UTC, and who works then. */
const rotas = {
  photos: [
    { hour: 8, by: ['moderator', 'owner'] },
    { hour: 13, by: ['moderator', 'moderator'] },
    { hour: 18, by: ['owner', 'moderator'] },
  ],
  reports: [
    { hour: 9, by: ['moderator', 'support'] },
    { hour: 16, by: ['owner', 'moderator'] },
  ],
  complaints: [
    { hour: 7.5, by: ['support', 'support'] },
    { hour: 14, by: ['support', 'owner'] },
  ],
} as const satisfies Record<string, readonly { hour: number; by: readonly DemoColleague[] }[]>;

/** One brand after the other. */
const minutesOf: Readonly<Record<DemoBrand, number>> = { vonk: 0, rubens: 17, harbour: 31 };

/** Nobody looks at what came this shortly before they sit down. */
const settling = 10 * minute;
/** The last sitting is over by now. */
const over = hour;

/**
 * When the desk gets to something: at the first sitting after it came.
 *
 * @returns null where nobody sat down since
 */
export function sittingAfter(
  what: keyof typeof rotas,
  { brand, at, now }: { brand: DemoBrand; at: Date; now: Date },
): Sitting | null {
  const from = at.getTime() + settling;
  const midnight = Math.floor(from / day) * day;
  for (const today of [midnight, midnight + day])
    for (const { hour: begins, by } of rotas[what]) {
      const begun = today + begins * hour + minutesOf[brand] * minute;
      if (begun < from) continue;
      if (begun > now.getTime() - over) return null;
      const who = by[(today / day) % by.length] ?? by[0];
      // One brand has a moderator of its own.
      const isTheirs = brand === 'rubens' && what !== 'complaints' && begins >= 12;
      return { by: isTheirs ? 'limited' : who, at: new Date(begun) };
    }
  return null;
}

/** The newest of each kind waits since this day; the one before the newest, too, where there are many. */
const waitingSince = [
  [0.3 * hour, 2 * hour],
  [2.5 * hour, 4.5 * hour],
] as const;
const manyReports = 7;

/** What members of a brand reported within a week, the first one first, each about somebody else. Pure. */
export function planReports(brand: DemoBrand, people: readonly DemoPerson[], now: Date): PlannedReport[] {
  const random = randomFrom(`${brand}/reports`);
  const { reports, language } = deskTexts[brand];
  const involved = new Set<DemoPerson>();
  const choose = (isFit: (person: DemoPerson) => boolean): DemoPerson | undefined => {
    const person = pickOf(
      random,
      people.filter((one) => isAlone(one) && !involved.has(one) && isFit(one)),
    );
    if (person) involved.add(person);
    return person;
  };
  const waiting = reports.length >= manyReports ? 2 : 1;
  return timesOf(random, reports.length, waiting, now).flatMap((at, index) => {
    const report = reports[index];
    if (!report) throw new Error('More times than reports');
    const decided = index < reports.length - waiting ? sittingAfter('reports', { brand, at, now }) : null;
    const reporter = choose((one) => wasThere(one, at));
    const person = choose(
      ({ createdAt, profile }) => createdAt < at && profile.about !== '' && profile.language === language,
    );
    // Where nobody was there at that time nobody reported anything.
    return reporter && person ? [{ ...report, reporter, person, at, decided }] : [];
  });
}

/** What members of a brand asked support within a week, the first one first, each by somebody else. Pure. */
export function planComplaints(
  brand: DemoBrand,
  people: readonly DemoPerson[],
  now: Date,
): PlannedComplaint[] {
  const random = randomFrom(`${brand}/complaints`);
  const { complaints, language } = deskTexts[brand];
  const asking = new Set<DemoPerson>();
  return timesOf(random, complaints.length, 1, now).flatMap((at, index) => {
    const complaint = complaints[index];
    if (!complaint) throw new Error('More times than complaints');
    const there = people.filter(
      (one) => isAlone(one) && !asking.has(one) && one.profile.language === language && wasThere(one, at),
    );
    // Who has more photos than are free bought something.
    const payers = there.filter(({ profile }) => profile.photos > photoLimits.free);
    const complainant = pickOf(random, complaint.topic === 'payment' && payers.length > 0 ? payers : there);
    if (!complainant) return [];
    asking.add(complainant);
    const answered = complaint.answer === undefined ? null : sittingAfter('complaints', { brand, at, now });
    return [{ ...complaint, complainant, at, answered }];
  });
}

const pickOf = <T>(random: Random, list: readonly T[]): T | undefined =>
  list.length > 0 ? random.pick(list) : undefined;

/** Times within a week, the oldest first: some of this day, the others long enough ago to be done with. */
function timesOf(random: Random, count: number, waiting: number, now: Date): Date[] {
  const done = count - waiting;
  const ago = Array.from({ length: done }, (_, index) => {
    const share = (index + random.range(0.2, 0.8)) / done;
    return 6.2 * day - share * 4.9 * day;
  });
  const since = waitingSince.slice(0, waiting).map(([from, to]) => random.range(from, to));
  return [...ago, ...since.toReversed()].map((ms) => new Date(Math.round(now.getTime() - ms)));
}

/** Whose login nobody uses to look around. */
function isAlone({ role, email, index }: DemoPerson): boolean {
  return role === null && email !== null && index > 0;
}

function wasThere({ createdAt, lastActAt }: DemoPerson, at: Date): boolean {
  return createdAt.getTime() < at.getTime() - hour && lastActAt >= at;
}
