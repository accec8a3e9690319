import { skeleton } from './look-alikes.js';
import type { FieldProblemCode } from '../problems.js';

/** Rules of names that people choose for themselves, pure and shared: the site shows them, the server enforces them. */

/**
 * Emoji made of several characters: joined emoji with their colours and variants, and flags such as that of Scotland.
 */
const joinedEmoji =
  /\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}|[\d#*]\uFE0F\u20E3|\p{Extended_Pictographic}[\uFE0F\p{EMod}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{EMod}]?)*/gu;
/** Invisible characters: controls, direction marks, unassigned and private ones, fillers, blank letters. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/**
 * Invisible characters that some languages need: joiners after a virama, the non-joiner between Arabic letters, as in
 * many Persian names, and the variants of Mongolian letters (RFC 5892, appendix A).
 */
const joinedLetters =
  /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039])[\u200C\u200D](?=\p{L})|(\p{Script=Arabic}\p{M}*)\u200C(?=\p{Script=Arabic})|(\p{Script=Mongolian})[\u180B-\u180E]/gu;
/**
 * Marks without a letter, or more marks on one letter than any language has, which cover the lines around it: the limit
 * is lower for marks shared by all scripts than for those of one script, where Burmese has four and Tibetan more.
 */
const heapedMarks = /^\p{M}|(?:(?=\p{M})\p{Script=Inherited}){4}|\p{M}{7}/u;
const visible = /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u;

/**
 * Words for people whom a member must not impersonate, in the brands' languages. They also match inside other words.
 */
const roles = [
  'Moderat',
  'Moderad',
  'Moderaat',
  'Administrat',
  'Kindling',
  'Klantenservice',
  'Kundenservice',
  'Kundendienst',
  'Kundeservice',
  'Kundtjänst',
  'Asiakaspalvelu',
  'Ylläpit',
  'Customer service',
  'Helpdesk',
  'Service client',
  'Servicio al cliente',
  'Atención al cliente',
  'Servizio clienti',
  'Amministra',
  'Obsługa klienta',
  'Webmaster',
].map(skeleton);

/** The same, but matched only as whole words, because they are part of other words. */
const roleWords = [
  ...['Support', 'Admin', 'Mod', 'Staff', 'Sysadmin', 'Beheer', 'Beheerder', 'Soporte', 'Supporto'],
  ...['Assistance', 'Assistenza', 'Wsparcie', 'Official', 'Officieel'],
].map(skeleton);

/** A name as stored and compared: one form of each letter, single spaces, trimmed. */
export function plainName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Why a name is unreadable: it has no visible character, or an invisible one. */
export function unreadableProblem(name: string): FieldProblemCode | undefined {
  const letters = plainName(name).replace(joinedEmoji, '😀').replace(joinedLetters, '$1$2$3');
  return unseen.test(letters) || heapedMarks.test(letters) || !visible.test(letters)
    ? 'name_unreadable'
    : undefined;
}

/**
 * Whether a name is, or looks like, that of the brand or of its operators.
 *
 * @param brand the brand's name
 */
export function isReservedName(name: string, brand: string): boolean {
  const whole = skeleton(name);
  if (roles.some((role) => whole.includes(role))) return true;
  const words = [...roleWords, ...[brand, `${brand} team`].map(skeleton)].filter((word) => word !== '');
  const reserved = new RegExp(`^(?:${words.join('|')})+$`, 'u');
  return runsOfWords(plainName(name)).some((run) => reserved.test(run));
}

/** Scripts that are mixed within one word, also with Latin letters. */
const eastAsian = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const scripts = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Cherokee', 'Coptic', 'Lisu', 'Hebrew', 'Arabic'],
  ...['Syriac', 'Thaana', 'Nko', 'Ethiopic', 'Tifinagh', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar'],
  ...['Khmer', 'Mongolian', ...eastAsian],
].map((name) => ({
  // Latin letters occur with East Asian ones: no letter of the one looks like one of the other.
  kin: eastAsian.includes(name) ? 'Latin' : name,
  letter: new RegExp(`\\p{Script=${name}}`, 'u'),
}));
/** Letters of no single script, such as the Japanese sound mark for long vowels. */
const common = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a word of a name mixes letters of several scripts, as impersonators do. */
export function mixesScripts(name: string): boolean {
  const words = plainName(name).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => new Set(scriptsOf(word)).size > 1);
}

function scriptsOf(word: string): string[] {
  return [...word]
    .filter((letter) => !common.test(letter))
    .map((one) => scripts.find(({ letter }) => letter.test(one))?.kin ?? 'another');
}

/** Word separators. A symbol that looks like a letter may be a letter or a separator, so a name is read both ways. */
const betweenWords = [/[^\p{L}\p{N}\p{M}\p{So}\p{RI}@$|!¡+×]+/u, /[^\p{L}\p{N}\p{M}]+/u];

/** Every reading of a name: each word, neighbouring words as one, and each with and without the numbers around it. */
function runsOfWords(name: string): string[] {
  const spaced = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const readings = betweenWords.flatMap((between) => {
    const words = spaced.split(between);
    return [words, words.map((word) => word.replace(/^\d+|\d+$/gu, ''))];
  });
  return readings.flatMap((words) => runs(words.map(skeleton).filter((word) => word !== '')));
}

/** Every run of neighbouring words, joined. */
function runs(words: readonly string[]): string[] {
  return words.flatMap((_first, from) =>
    words.slice(from).map((_last, to) => words.slice(from, from + to + 1).join('')),
  );
}
