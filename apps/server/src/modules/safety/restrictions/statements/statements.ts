import type { TFunction } from 'i18next';
import type { Language } from '@kindling/contract/languages';
import { isPromptCode } from '@kindling/contract/profiles/prompts';
import {
  isAgainstLaw,
  type AppealDecision,
  type RestrictionGround,
  type RestrictionKind,
} from '@kindling/contract/safety/restriction-kinds';
import { appealNumber } from '../restriction-rules.js';

/** The facts of a statement: neither the reporter nor any name. */
export interface StatementFacts {
  kind: RestrictionKind;
  subjectId: string | null;
  ground: RestrictionGround;
  /** The moderator's addition. */
  note: string | null;
  automated: boolean;
  decidedAt: Date;
  appealUntil: Date;
}

/** The brand and the language of a statement. */
export interface Voice {
  brand: string;
  language: Language;
  timeZone: string;
  t: TFunction;
}

/** Between the paragraphs of a statement. */
export const paragraphBreak = '\n\n';

/**
 * The statement of reasons (trust 9): what was done and how far it reaches, the facts, the rule that they are against,
 * whether a programme decided, how to appeal.
 */
export function statementOf(facts: StatementFacts, voice: Voice): string {
  const { ground, note, automated, decidedAt, appealUntil } = facts;
  const say = speaker(voice);
  return [
    say(`what.${what(facts)}`, { date: dateIn(voice, decidedAt) }),
    say(`ground.${ground}`),
    ...(note === null ? [] : [say('note', { note })]),
    say(isAgainstLaw(ground) ? 'basis.law' : 'basis.terms'),
    say(automated ? 'decided.automated' : 'decided.person'),
    say('appeal', { date: dateIn(voice, appealUntil) }),
    say('elsewhere'),
  ].join(paragraphBreak);
}

/** The member's statement of the decision about their appeal, with its own reasons. */
export function outcomeOf(
  decision: AppealDecision,
  facts: Pick<StatementFacts, 'kind' | 'subjectId' | 'ground' | 'decidedAt' | 'note'>,
  voice: Voice,
): string {
  const say = speaker(voice);
  return [
    say(`outcome.${decision}`, { date: dateIn(voice, facts.decidedAt) }),
    ...(decision === 'reverse'
      ? [say(`undone.${what(facts)}`)]
      : [say(`ground.${facts.ground}`), say('outcome.stands')]),
    ...(facts.note === null ? [] : [say('note', { note: facts.note })]),
    say('outcome.person'),
    ...(decision === 'uphold' ? [say('elsewhere')] : []),
  ].join(paragraphBreak);
}

/** The member's statement when staff lift a restriction without an appeal. */
export function liftOf(
  facts: Pick<StatementFacts, 'kind' | 'subjectId' | 'decidedAt' | 'note'>,
  voice: Voice,
): string {
  const say = speaker(voice);
  return [
    say('lifted', { date: dateIn(voice, facts.decidedAt) }),
    say(`undone.${what(facts)}`),
    ...(facts.note === null ? [] : [say('note', { note: facts.note })]),
  ].join(paragraphBreak);
}

/** The receipt of an appeal: its number and its day (trust 10). */
export function receiptOf({ id, dueAt }: { id: string; dueAt: Date }, voice: Voice): string {
  return speaker(voice)('mail.received.lead', { number: appealNumber(id), date: dateIn(voice, dueAt) });
}

function what({ kind, subjectId }: Pick<StatementFacts, 'kind' | 'subjectId'>): string {
  if (kind !== 'text_removed') return kind;
  const text = isPromptCode(subjectId ?? '') ? 'answer' : subjectId === 'name' ? 'name' : 'about_me';
  return `text_removed_${text}`;
}

function speaker({ brand, t }: Voice): (key: string, values?: Record<string, string>) => string {
  return (key, values = {}) => t(`statements:${key}`, { brand, ...values });
}

function dateIn({ language, timeZone }: Voice, instant: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(instant);
}
