import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { Texts } from '../../../kernel/ground/texts.js';

/** What the first lines ask about, in the order in which they are offered. */
const subjects = [
  'smile',
  'weekend',
  'cooking',
  'music',
  'place',
  'morning',
  'laugh',
  'learning',
  'evening',
  'question',
] as const;

/** Ready first lines for whoever does not know how to begin (specification §2). */
@Injectable()
export class Icebreakers {
  constructor(private readonly texts: Texts) {}

  in(language: Language): string[] {
    const t = this.texts.in(language);
    return subjects.map((subject) => t(`icebreakers:lines.${subject}`));
  }
}
