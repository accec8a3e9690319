import type { DeskDecision, DeskKindName, DeskMeasure, DeskRisk } from '@kindling/contract/desk';
import {
  accountGrounds,
  messageGrounds,
  photoGrounds,
  textGrounds,
} from '@kindling/contract/restriction-grounds';
import type { ModeratorRefusal } from '@kindling/contract/verification';
import { codeName } from '../shared/names';

/** What the desk calls each kind of item, in the order of its tabs. */
export const kindNames: Record<DeskKindName, string> = {
  photo: 'Photos',
  text: 'Names and texts',
  opener: 'First messages',
  report: 'Reports',
  appeal: 'Appeals',
  verification: 'Verified photos',
};

export const riskNames: Record<DeskRisk, string> = {
  reported: 'Reported',
  removed_before: 'Something was removed before',
  resembles_removed: 'Looks like a removed picture',
  first_photo: 'First photo',
  main_photo: 'Main photo',
  held_text: 'Held by the filter',
  many_reports: 'Several reports',
  minor: 'Maybe a minor',
  illegal: 'Maybe illegal',
  depicted_person: 'Asked for by who is shown',
};

/** Risks that are not merely a reason to look soon. */
export const graveRisks: ReadonlySet<DeskRisk> = new Set<DeskRisk>([
  'reported',
  'resembles_removed',
  'many_reports',
  'minor',
  'illegal',
  'depicted_person',
]);

/** What stands behind "You" when a decision can still be undone. */
export const decisionNames: Record<DeskDecision, string> = {
  approve: 'approved',
  remove: 'removed',
  restrict: 'took measures on',
  dismiss: 'dismissed',
  uphold: 'upheld the decision on',
  reverse: 'reversed the decision on',
  confirm: 'confirmed',
  refuse: 'refused',
  escalate: 'passed on',
};

export const measureNames: Record<DeskMeasure, string> = {
  photo_removed: 'Remove the photo',
  text_removed: 'Remove the text',
  message_removed: 'Remove the message',
  profile_disabled: 'Disable the profile',
  account_banned: 'Ban the account',
};

const groundsOfMeasure: Record<DeskMeasure, readonly string[]> = {
  photo_removed: photoGrounds,
  text_removed: textGrounds,
  message_removed: messageGrounds,
  profile_disabled: accountGrounds,
  account_banned: accountGrounds,
};

/** The grounds that a measure may have; each makes a statement of reasons of its own (trust 9). */
export function groundsOf(measure: DeskMeasure): readonly string[] {
  return groundsOfMeasure[measure];
}

const groundNames: Readonly<Record<string, string>> = {
  not_a_person: 'Shows no person',
  other_person: 'Shows somebody else',
  minor: 'Shows or suggests a minor',
  contact_data: 'Contact data',
  violence_or_hate: 'Violence or hate',
  poor_quality: 'Too dark, blurred or small',
  fake: 'Made up or generated',
  many_removals: 'Too much was removed before',
};

export function groundName(ground: string): string {
  return groundNames[ground] ?? codeName(ground);
}

const refusalNames: Readonly<Record<ModeratorRefusal, string>> = {
  pose: 'Another pose than asked for',
  person: 'Not seen to be the same person',
  unclear: 'Not clear enough',
};

export function refusalName(refusal: string): string {
  return Object.entries(refusalNames).find(([known]) => known === refusal)?.[1] ?? codeName(refusal);
}

/** The key that chooses a ground: 1 to 9, then letters. */
export function groundKey(index: number): string {
  return '123456789abcdefghi'.charAt(index);
}
