import { Injectable } from '@nestjs/common';
import { PresenceApi } from '../../profiles/presence/presence.api.js';
import { ChangeVersions } from './change-versions.js';

export { SocketAdmission } from './sockets/socket-admission.js';

/** What other modules may ask of live delivery. */
@Injectable()
export class LiveApi {
  constructor(
    private readonly changeVersions: ChangeVersions,
    private readonly presence: PresenceApi,
  ) {}

  /**
   * Notes that the member is looking at a page, which asks for news.
   *
   * @returns see `ChangeVersions.version`
   */
  async visit(memberId: string): Promise<string | undefined> {
    const [version] = await Promise.all([
      this.changeVersions.version(memberId),
      this.presence.here(memberId),
    ]);
    return version;
  }

  /** @returns see `ChangeVersions.version` */
  version(memberId: string): Promise<string | undefined> {
    return this.changeVersions.version(memberId);
  }

  /** The member changed what their own pages show; call it after the commit. */
  async changed(memberId: string): Promise<void> {
    await this.changeVersions.announce([memberId]);
  }

  /** Drops what is kept of an erased member. */
  async forget(memberId: string): Promise<void> {
    await this.changeVersions.forget(memberId);
    await this.presence.gone(memberId);
  }
}
