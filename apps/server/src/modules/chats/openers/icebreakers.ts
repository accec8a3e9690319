import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { interests } from '@kindling/contract/profiles/profile-values';
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

/** Ready first lines for members who do not know how to begin (specification §2). */
@Injectable()
export class Icebreakers {
  constructor(private readonly texts: Texts) {}

  in(language: Language): string[] {
    const t = this.texts.in(language);
    return subjects.map((subject) => t(`icebreakers:lines.${subject}`));
  }

  /** All lines that the site offers word by word: these, and those about an interest that a match shares. */
  offered(language: Language): string[] {
    const t = this.texts.in(language);
    const aboutInterests = interests.flatMap((code) => {
      const interest = t(`profile:interests.${code}`);
      return (['interest', 'interest_next'] as const).map((kind) =>
        t(`icebreakers:match.${kind}`, { interest }),
      );
    });
    return [...this.in(language), ...aboutInterests];
  }
}
