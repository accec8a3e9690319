import { Injectable } from '@nestjs/common';
import { Hints } from '../../../kernel/broadcast/hints.js';
import { Ids } from '../../../ports/ids.js';

const kind = 'news';

/**
 * What is not announced (another's photo, a name) is in the next answer after so long at the latest; so is what was
 * announced while Redis was away.
 */
const newsSeconds = 300;

/** The version of a member's updates, so that a repeated poll is answered without looking anything up. */
@Injectable()
export class News {
  constructor(
    private readonly hints: Hints,
    private readonly ids: Ids,
  ) {}

  /** Read it before the updates themselves. @returns undefined while unknown, so that everything has to be looked up */
  version(memberId: string): Promise<string | undefined> {
    return this.hints.keepFirst(kind, memberId, this.ids.next(), newsSeconds);
  }

  /** Something is new for these; call it after the commit. */
  announce(memberIds: readonly string[]): Promise<void> {
    return this.hints.keep(kind, memberIds, this.ids.next(), newsSeconds);
  }

  forget(memberId: string): Promise<void> {
    return this.hints.drop(kind, memberId);
  }
}
