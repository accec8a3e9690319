import type { HeldField } from '@kindling/contract/profiles/own-profile-rules';

/** A text on the desk: whose, and which. */
export interface TextSubject {
  memberId: string;
  field: HeldField;
}

/** What the desk calls a text. */
export function textSubjectId({ memberId, field }: TextSubject): string {
  return `${memberId}.${field}`;
}

export function textSubjectOf(subjectId: string): TextSubject {
  const [memberId = '', field = ''] = subjectId.split('.');
  return { memberId, field: field as HeldField };
}
