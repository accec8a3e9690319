import type { ReportedField } from '@kindling/contract/safety/report-rules';
import type { CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import type { BlockTarget } from '../blocks/use-block';

/** Whom or what a report is about. */
export interface ReportTarget extends BlockTarget {
  /** Id of the photo, where it is one. */
  photo?: string;
  /** Id of the message that was got from them, where it is one. */
  message?: string;
  /** The reader blocked them already. */
  blocked?: boolean;
}

/** What of a profile is reported. */
export type ReportPart = 'profile' | ReportedField;

/** The subject as the API takes it. */
export function subjectOf(
  { id, photo, message }: ReportTarget,
  part: ReportPart,
): CallInput<Routes['report']>['body']['subject'] {
  if (photo !== undefined) return { kind: 'photo', profile_id: id, photo_id: photo };
  if (message !== undefined) return { kind: 'message', profile_id: id, message_id: message };
  return part === 'profile'
    ? { kind: 'profile', profile_id: id }
    : { kind: 'text', profile_id: id, field: part };
}
