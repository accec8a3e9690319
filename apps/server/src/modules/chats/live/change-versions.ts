import { Injectable } from '@nestjs/common';
import { EphemeralFacts } from '../../../kernel/broadcast/ephemeral-facts.js';
import { Ids } from '../../../ports/ids.js';

const kind = 'news';

/**
 * What is not announced (another's photo, a name) is in the next answer after so long at the latest; so is what was
 * announced while Redis was away.
 */
const newsSeconds = 300;

/** The version of a member's updates, so that a repeated poll is answered without looking anything up. */
@Injectable()
export class ChangeVersions {
  constructor(
    private readonly ephemeralFacts: EphemeralFacts,
    private readonly ids: Ids,
  ) {}

  /** Read it before the updates themselves. @returns undefined while unknown, so that everything has to be looked up */
  version(memberId: string): Promise<string | undefined> {
    return this.ephemeralFacts.keepFirst(kind, memberId, this.ids.next(), newsSeconds);
  }

  /** Something is new for these; call it after the commit. */
  announce(memberIds: readonly string[]): Promise<void> {
    return this.ephemeralFacts.keep(kind, memberIds, this.ids.next(), newsSeconds);
  }

  forget(memberId: string): Promise<void> {
    return this.ephemeralFacts.drop(kind, memberId);
  }
}
