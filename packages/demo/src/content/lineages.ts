import type { Random } from '../portraits/random.js';
import { isSeniorName } from './names.js';

/** What somebody's family gave them besides the name. */
export interface Lineage {
  /** First and last of the portraits' skins, from the deepest (0) to the fairest (9). */
  readonly skin: readonly [number, number];
  /** Hair and eyes are dark. */
  readonly dark: boolean;
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const OTHER: Lineage = { skin: [0, 5], dark: true };
const FAIR: Lineage = { skin: [6, 9], dark: false };

/** Families of the names that are not at home where a brand is, but whose bearers are. */
const FAMILIES: readonly (readonly [names: readonly string[], lineage: Lineage])[] = [
  [list('Tunde Kwame Amara Zora Zadie Solomon Winston Jayden Samira Naima'), { skin: [0, 2], dark: true }],
  [list('Raj Ravi Sanjay Priya'), { skin: [2, 4], dark: true }],
  [list('Tariq Kamal Yusuf Omar Youssef Mo Rayan Idris Fatima Soraya Yara'), { skin: [3, 6], dark: true }],
  [
    list('Emre Deniz Mehmet Dilara Emine Fatma Hatice Leyla Meryem Nesrin Sevgi'),
    { skin: [5, 7], dark: true },
  ],
  [list('Kenji'), { skin: [6, 8], dark: true }],
  [list('Mateo Santi Alvaro Iker Pau Jordi Xavi Luca Nico'), { skin: [5, 7], dark: true }],
];

const byName = new Map(FAMILIES.flatMap(([names, lineage]) => names.map((name) => [name, lineage] as const)));

/** A name tells where somebody's family is from, though not always: one in seven Lottes has other grandparents. */
export function lineageOf(name: string, random: Random): Lineage {
  const isOther = random.chance(0.14) && !isSeniorName(name);
  return byName.get(name) ?? (isOther ? OTHER : FAIR);
}
