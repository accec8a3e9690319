import { Injectable } from '@nestjs/common';
import { PresenceApi } from '../../profiles/presence/presence.api.js';
import { News } from './news.js';

export { AdmitPage } from './sockets/admit-page.js';

/** What other modules may ask of live delivery. */
@Injectable()
export class LiveApi {
  constructor(
    private readonly news: News,
    private readonly presence: PresenceApi,
  ) {}

  /**
   * Notes that the member is looking at a page, which asks for news.
   *
   * @returns see `News.version`
   */
  async visit(memberId: string): Promise<string | undefined> {
    const [version] = await Promise.all([this.news.version(memberId), this.presence.here(memberId)]);
    return version;
  }

  /** @returns see `News.version` */
  version(memberId: string): Promise<string | undefined> {
    return this.news.version(memberId);
  }

  /** The member changed what their own pages show; call it after the commit. */
  async changed(memberId: string): Promise<void> {
    await this.news.announce([memberId]);
  }

  /** Drops what is kept of an erased member. */
  async forget(memberId: string): Promise<void> {
    await this.news.forget(memberId);
    await this.presence.gone(memberId);
  }
}
