import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';

/** URLs of the pictures under review, in order. */
export function picturesOf(subject: DeskSubject): string[] {
  switch (subject.kind) {
    case 'photo':
    case 'verification':
      return [subject.image];
    case 'report':
      return subject.evidence.pictures.map(({ image }) => image);
    case 'appeal':
      return subject.image === null ? [] : [subject.image];
    case 'fraud':
      return subject.marks.flatMap(({ uses }) => uses.flatMap(({ image }) => image ?? []));
    case 'text':
    case 'opener':
      return [];
  }
}
