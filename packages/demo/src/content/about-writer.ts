import type { Gender, RelationshipStatus } from '@kindling/contract/profiles/profile-values';
import type { Random } from '../portraits/random.js';
import { randomFrom } from '../portraits/random.js';
import type { AboutTexts, DemoBrand, DemoInterest, Line } from './demo-profile.js';

/** What a text about somebody has to agree with. */
export interface AboutSubject {
  readonly age: number;
  readonly gender: Gender;
  readonly relationshipStatus: RelationshipStatus;
  readonly city: string;
  readonly interests: readonly DemoInterest[];
}

function suits(line: Line, subject: AboutSubject): boolean {
  if (typeof line === 'string') return true;
  return (
    subject.age >= (line.from ?? 18) &&
    subject.age <= (line.to ?? 120) &&
    (line.gender === undefined || line.gender === subject.gender) &&
    (line.status === undefined || line.status.includes(subject.relationshipStatus))
  );
}

function textOf(line: Line): string {
  return typeof line === 'string' ? line : line.text;
}

/** How many deals must lie between two uses of a line, where the others allow it. */
const REST = 8;

/** Lines that are dealt like cards: the least used that suits comes next, never one that was just dealt. */
class Deck {
  private readonly used = new Map<Line, { times: number; last: number }>();
  private deals = 0;
  private readonly lines: readonly Line[];
  private readonly random: Random;

  constructor(lines: readonly Line[], random: Random) {
    this.lines = lines;
    this.random = random;
  }

  deal(subject: AboutSubject): string {
    this.deals += 1;
    let best: Line | undefined;
    let lowest = Infinity;
    for (const line of this.lines) {
      if (!suits(line, subject)) continue;
      const { times, last } = this.used.get(line) ?? { times: 0, last: -REST };
      const rank = times + this.random.next() * 0.9 + (this.deals - last <= REST ? 100 : 0);
      if (rank < lowest) {
        lowest = rank;
        best = line;
      }
    }
    if (best === undefined) throw new RangeError('No sentence suits this person');
    this.used.set(best, { times: (this.used.get(best)?.times ?? 0) + 1, last: this.deals });
    return textOf(best);
  }
}

/** Writes the texts of one brand's members, so that no two are alike and neighbours share no sentence. */
export class AboutWriter {
  private readonly openers: Deck;
  private readonly seeking: Deck;
  private readonly closers: Deck;
  private readonly interests: ReadonlyMap<DemoInterest, Deck>;
  private readonly written = new Set<string>();
  private readonly whole: Readonly<Record<'short' | 'clumsy', string[]>>;

  constructor(texts: AboutTexts, brand: DemoBrand) {
    const random = randomFrom(`${brand}/about`);
    this.openers = new Deck(texts.openers, random);
    this.seeking = new Deck(texts.seeking, random);
    this.closers = new Deck(texts.closers, random);
    this.whole = { short: [...texts.short], clumsy: [...texts.clumsy] };
    const keys = Object.keys(texts.interests) as DemoInterest[];
    this.interests = new Map(keys.map((key) => [key, new Deck(texts.interests[key], random)]));
  }

  /**
   * Two to four sentences that agree with the person's age, city and interests; one in seven writes a few words only, or
   * clumsy ones, each of which one person alone has.
   */
  write(subject: AboutSubject, random: Random): string {
    const own = random.weighted({ good: 12, short: 1.5, clumsy: 1.6 });
    const whole = own === 'good' ? undefined : this.whole[own].pop();
    if (whole !== undefined) return whole.replace('{city}', subject.city);
    for (;;) {
      const parts = [this.openers.deal(subject)];
      const shape = random.int(0, 5);
      const interest = this.interests.get(random.pick(subject.interests))?.deal(subject);
      if (interest !== undefined && shape !== 5) parts.push(interest);
      if (shape !== 0) parts.push(this.seeking.deal(subject));
      if (shape === 1 || shape === 2 || shape === 5) parts.push(this.closers.deal(subject));
      const text = parts.join(' ').replace('{city}', subject.city);
      if (this.written.has(text)) continue;
      this.written.add(text);
      return text;
    }
  }
}
