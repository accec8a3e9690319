import {
  bodyTypes,
  eyeColors,
  hairColors,
  interests,
  relationshipStatuses,
  signupReasons,
} from '@kindling/contract/profiles/profile-values';
import { promptAnswerLength, promptCodes, promptsAtMost } from '@kindling/contract/profiles/prompts';
import { textLength } from '@kindling/contract/text/text-length';
import { findingsIn } from '@kindling/contract/text/text-rules';
import { attracted, demoConversations, demoOpeningLines } from './conversations.js';
import type { DemoBrand } from './demo-profile.js';
import { demoInterests } from './demo-profile.js';
import { demoProfiles } from './profiles.js';

const brands: readonly DemoBrand[] = ['vonk', 'rubens', 'harbour'];

/** Entries of the specification's list that the demo leaves to its members. */
const explicit = /sex|bondage|lingerie|masturb|sadomaso|threesome|one_night|exchanging|massages|kissing/;

describe.each(brands)('demo content of %s', (brand) => {
  const profiles = demoProfiles(brand);

  it('is the same every time', () => {
    expect(demoProfiles(brand)).toEqual(profiles);
    expect(demoConversations(brand)).toEqual(demoConversations(brand));
  });

  it('has 200 members with names of their own that are no addresses', () => {
    expect(profiles).toHaveLength(200);
    const folded = profiles.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(new Set(folded).size).toBe(200);
    for (const { name } of profiles) expect(name).toMatch(/^[\p{L}][\p{L}-]+$/u);
  });

  it('has adults only, spread over the ages', () => {
    const ages = profiles.map(({ age }) => age);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ages)).toBeLessThanOrEqual(80);
    for (const [from, to] of [
      [18, 29],
      [30, 44],
      [45, 59],
      [60, 80],
    ] as const) {
      expect(ages.filter((age) => age >= from && age <= to).length).toBeGreaterThan(8);
    }
  });

  it('uses only values of the contract, and decent interests', () => {
    for (const profile of profiles) {
      expect(bodyTypes).toContain(profile.bodyType);
      expect(eyeColors).toContain(profile.eyeColor);
      expect(hairColors).toContain(profile.hairColor);
      expect(relationshipStatuses).toContain(profile.relationshipStatus);
      expect(signupReasons).toContain(profile.reasonForSignup);
      expect(profile.interests.length).toBeGreaterThanOrEqual(4);
      expect(new Set(profile.interests).size).toBe(profile.interests.length);
      for (const interest of profile.interests) {
        expect(interests).toContain(interest);
        expect(demoInterests).toContain(interest);
        expect(interest).not.toMatch(explicit);
      }
    }
  });

  it('has a gallery of two to four pictures at two of five, and one picture at the others', () => {
    const galleries = profiles.filter(({ photos }) => photos > 1);
    expect(galleries.length / profiles.length).toBeGreaterThan(0.35);
    expect(galleries.length / profiles.length).toBeLessThan(0.45);
    expect(new Set(galleries.map(({ photos }) => photos))).toEqual(new Set([2, 3, 4]));
  });

  it('lives in at least 25 cities', () => {
    expect(new Set(profiles.map(({ city }) => city)).size).toBeGreaterThanOrEqual(25);
    for (const { latitude, longitude } of profiles) {
      expect(latitude).toBeGreaterThan(36);
      expect(latitude).toBeLessThan(59);
      expect(longitude).toBeGreaterThan(-11);
      expect(longitude).toBeLessThan(18);
    }
  });

  it('tells something else about everybody', () => {
    const texts = profiles.map(({ about }) => about);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text.length).toBeGreaterThan(3);
      expect(text.length).toBeLessThan(420);
    }
    const share = (is: (text: string) => boolean) => texts.filter(is).length / texts.length;
    expect(share((text) => text.length > 40)).toBeGreaterThan(0.85);
    // Some say little, some do not care how they write it.
    expect(share((text) => text.length <= 40)).toBeGreaterThan(0.03);
    expect(share((text) => /^\p{Ll}/u.test(text) || /[a-z][,.!]\p{L}/u.test(text))).toBeGreaterThan(0.03);
  });

  it('has decent answers to prompts at most, none of which would wait for a moderator', () => {
    const prompts = profiles.map((profile) => profile.prompts);
    for (const answered of prompts) {
      expect(new Set(answered.map(({ prompt }) => prompt)).size).toBe(answered.length);
      expect(answered.length).toBeLessThanOrEqual(promptsAtMost);
      for (const { prompt, answer } of answered) {
        expect(promptCodes).toContain(prompt);
        expect(textLength(answer)).toBeLessThanOrEqual(promptAnswerLength);
        expect([answer, findingsIn(answer)]).toEqual([answer, []]);
      }
    }
    const share = prompts.filter(({ length }) => length > 0).length / prompts.length;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.9);
    expect(profiles.some((profile) => profile.fictional && profile.prompts.length > 0)).toBe(true);
  });

  it('never lets two neighbours begin with the same sentence', () => {
    const first = (text: string | undefined): string => text?.split(/(?<=[.!?])\s/)[0] ?? '';
    for (let i = 1; i < profiles.length; i += 1) {
      expect(first(profiles[i]?.about)).not.toBe(first(profiles[i - 1]?.about));
    }
  });

  it('marks about 8 percent as fictional', () => {
    const share = profiles.filter(({ fictional }) => fictional).length / profiles.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.09);
  });

  it('holds conversations of real members only, between people who could like each other', () => {
    const byName = new Map(profiles.map((profile) => [profile.name, profile]));
    const conversations = demoConversations(brand);
    expect(conversations.length).toBeGreaterThanOrEqual(20);
    const pairs = conversations.map(({ between }) => [...between].sort().join(' + '));
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { between, messages } of conversations) {
      const [one, other] = between.map((name) => byName.get(name));
      expect(one?.fictional).toBe(false);
      expect(other?.fictional).toBe(false);
      expect(one !== undefined && other !== undefined && attracted(one, other)).toBe(true);
      expect(messages[0]).toMatchObject({ from: 0, minutesLater: 0 });
      for (const { text } of messages) expect(text.length).toBeGreaterThan(0);
    }
  });

  it('has lines to start a chat with', () => {
    expect(demoOpeningLines(brand).length).toBeGreaterThanOrEqual(5);
  });
});

describe('names', () => {
  it.each(brands)('of %s fit the looks and the age', (brand) => {
    for (const { name, age, hairColor, portrait } of demoProfiles(brand)) {
      if (['Tunde', 'Kwame', 'Priya', 'Kenji', 'Emine'].includes(name)) {
        expect(['black', 'brown', 'grey', 'white', 'bald']).toContain(hairColor);
      }
      if (['Tunde', 'Kwame'].includes(name)) expect(portrait.skin?.[1]).toBeLessThan(4);
      if (['Waltraud', 'Truus', 'Derek'].includes(name)) expect(age).toBeGreaterThan(45);
    }
  });
});

describe('the mix of the niches', () => {
  it('suits each brand', () => {
    const women = (brand: DemoBrand): number =>
      demoProfiles(brand).filter(({ gender }) => gender === 'female').length / 200;
    expect(women('vonk')).toBeCloseTo(0.6);
    expect(women('rubens')).toBeCloseTo(0.65);
    expect(women('harbour')).toBe(0);
    const rubens = demoProfiles('rubens').filter(({ gender }) => gender === 'female');
    expect(rubens.every(({ portrait }) => portrait.build === 'full' || portrait.build === 'curvy')).toBe(
      true,
    );
    expect(demoProfiles('harbour').every(({ sexuality }) => sexuality === 'gay' || sexuality === 'bi')).toBe(
      true,
    );
  });
});
