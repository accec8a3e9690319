import type { DeskDecision, DeskMeasure, DeskRisk } from '@kindling/contract/safety/desk';
import {
  accountGrounds,
  messageGrounds,
  photoGrounds,
  textGrounds,
} from '@kindling/contract/safety/restriction-grounds';
import type { ModeratorRefusal } from '@kindling/contract/safety/verification';
import { codeName, t } from '../shared/words/texts';

export const riskNames: Record<DeskRisk, string> = {
  reported: t('Reported'),
  removed_before: t('Something was removed before'),
  resembles_removed: t('Looks like a removed picture'),
  first_photo: t('First photo'),
  main_photo: t('Main photo'),
  held_text: t('Held by the filter'),
  many_reports: t('Several reports'),
  minor: t('Maybe a minor'),
  illegal: t('Maybe illegal'),
  depicted_person: t('Asked for by who is shown'),
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

/** What the last decision was, while it can still be undone. */
export const decisionNames: Record<DeskDecision, string> = {
  approve: t('Approved'),
  remove: t('Removed'),
  restrict: t('Measures taken'),
  dismiss: t('Dismissed'),
  uphold: t('The decision stands'),
  reverse: t('Reversed'),
  confirm: t('Confirmed'),
  refuse: t('Refused'),
  escalate: t('Passed on'),
};

export const measureNames: Record<DeskMeasure, string> = {
  photo_removed: t('Remove the photo'),
  text_removed: t('Remove the text'),
  message_removed: t('Remove the message'),
  profile_disabled: t('Disable the profile'),
  account_banned: t('Ban the account'),
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
  not_a_person: t('Shows no person'),
  other_person: t('Shows somebody else'),
  minor: t('Shows or suggests a minor'),
  contact_data: t('Contact data'),
  violence_or_hate: t('Violence or hate'),
  poor_quality: t('Too dark, blurred or small'),
  fake: t('Made up or generated'),
  many_removals: t('Too much was removed before'),
};

export function groundName(ground: string): string {
  return groundNames[ground] ?? codeName(ground);
}

const refusalNames: Readonly<Record<ModeratorRefusal, string>> = {
  pose: t('Another pose than asked for'),
  person: t('Not seen to be the same person'),
  unclear: t('Not clear enough'),
};

export function refusalName(refusal: string): string {
  return Object.entries(refusalNames).find(([known]) => known === refusal)?.[1] ?? codeName(refusal);
}

/** The key that chooses a ground: 1 to 9, then letters. */
export function groundKey(index: number): string {
  return '123456789abcdefghi'.charAt(index);
}
