import { randomFrom } from '../portraits/random.js';
import type { ChatTexts } from './chat-texts.js';
import type { DemoBrand, DemoConversation, DemoProfile } from './demo-profile.js';
import { linesDe } from './lines-de.js';
import { linesEn } from './lines-en.js';
import { linesNl } from './lines-nl.js';
import { demoProfiles } from './profiles.js';

const TEXTS: Readonly<Record<DemoBrand, ChatTexts>> = { vonk: linesNl, rubens: linesDe, harbour: linesEn };

/** Whether two members could have met here: each is of a gender the other looks for. */
export function attracted(one: DemoProfile, other: DemoProfile): boolean {
  const likes = (who: DemoProfile, whom: DemoProfile): boolean => {
    if (who.sexuality === 'bi') return true;
    return (who.sexuality === 'hetero') === (who.gender !== whom.gender);
  };
  return likes(one, other) && likes(other, one);
}

/** Lines with which anybody of the brand can start a chat. */
export function demoOpeningLines(brand: DemoBrand): readonly string[] {
  return TEXTS[brand].openingLines;
}

/**
 * Chats between members of a brand; every text occurs once, both sides are real accounts, never fictional ones, and
 * nobody is in more than two of them.
 */
export function demoConversations(brand: DemoBrand): DemoConversation[] {
  const random = randomFrom(`${brand}/chats`);
  const members = demoProfiles(brand).filter((profile) => !profile.fictional);
  const chats = new Map<string, number>();
  const pairs = new Set<string>();
  const { dialogues, exchanges } = TEXTS[brand];
  const free = (profile: DemoProfile): boolean => (chats.get(profile.name) ?? 0) < 2;
  return [...dialogues, ...exchanges].map((texts) => {
    for (;;) {
      const one = random.pick(members);
      const other = random.pick(members);
      const key = [one.name, other.name].sort().join('\n');
      const close = Math.abs(one.age - other.age) <= 14;
      if (one === other || pairs.has(key) || !close || !free(one) || !free(other) || !attracted(one, other))
        continue;
      pairs.add(key);
      for (const { name } of [one, other]) chats.set(name, (chats.get(name) ?? 0) + 1);
      return {
        between: [one.name, other.name],
        messages: texts.map((text, index) => ({
          from: index % 2 === 0 ? 0 : 1,
          text,
          minutesLater: index === 0 ? 0 : random.chance(0.25) ? random.int(90, 900) : random.int(1, 45),
        })),
      };
    }
  });
}
