import type { ReportedField } from '@kindling/contract/safety/report-rules';
import type { CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import type { BlockTarget } from '../blocks/use-block';

/** The subject of a report. */
export interface ReportTarget extends BlockTarget {
  /** Id of the photo, if one is reported. */
  photo?: string;
  /** Id of the received message, if one is reported. */
  message?: string;
  /** The reader has already blocked them. */
  blocked?: boolean;
}

/** Which part of a profile is reported. */
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
