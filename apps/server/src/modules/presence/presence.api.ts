import { Inject, Injectable } from '@nestjs/common';
import { Hints } from '../../kernel/hints.js';
import { ProfilesApi } from '../profiles/profiles.api.js';

const kind = 'online';

/** How long somebody counts as here after they last showed it: `online now` means within these minutes. */
const hereSeconds = 300;

/**
 * Who is online. Only what a member's own browser did makes them so (trust 1), and it is known to nobody while Redis is
 * away.
 */
@Injectable()
export class PresenceApi {
  constructor(
    @Inject(Hints) private readonly hints: Hints,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
  ) {}

  /** Notes that members of the current brand are looking at a page. */
  here(memberIds: readonly string[]): Promise<void> {
    return this.hints.keep(kind, memberIds, '1', hereSeconds);
  }

  /** Notes that a member's page is hidden or closed; another page that is open says within a minute that they are here. */
  gone(memberId: string): Promise<void> {
    return this.hints.drop(kind, memberId);
  }

  /** Whether a page of the member's is open, for what is decided about themselves: it is told to nobody. */
  async isHere(memberId: string): Promise<boolean> {
    return (await this.hints.known(kind, [memberId])).has(memberId);
  }

  /**
   * Those among members that are online and of whom it may be told: nobody invisible or disabled, nobody who turned it
   * off, no fictional profile. Whether the reader may see them, the caller has asked already.
   */
  async online(memberIds: readonly string[]): Promise<Set<string>> {
    const here = await this.hints.known(kind, memberIds);
    return this.profiles.presenceShown([...here.keys()]);
  }
}
