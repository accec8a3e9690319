import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { OverReason } from '@kindling/contract/chats/live';
import { z } from 'zod';
import { Broadcast, defineChannel } from '../../../../kernel/broadcast/broadcast.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { MemberSessions } from '../../../../kernel/sessions/member-sessions.js';
import { sessionsEnded } from '../../../../kernel/sessions/session-ends.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { checkEveryMs } from '../live-rules.js';
import { SocketMessages } from './socket-messages.js';
import { LiveSockets, type Page } from './live-sockets.js';

interface MemberOfBrand {
  tenantId: string;
  memberId: string;
}

/** What a member may is different now: every process that holds a page of theirs looks again. */
const memberChanged = defineChannel(
  'member-changed',
  z.strictObject({ tenantId: z.string(), memberId: z.string() }),
);

const atOnce = 500;

/**
 * Ends sockets whose session is over or whose member was disabled. Every process hears of it at once and looks the truth
 * up; and it looks at all of them every few seconds, because an announcement can be lost.
 */
@Injectable()
export class SocketSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly liveSockets: LiveSockets,
    private readonly socketMessages: SocketMessages,
    private readonly memberSessions: MemberSessions,
    private readonly profiles: ProfilesApi,
    private readonly tenantRegistry: TenantRegistry,
    private readonly broadcast: Broadcast,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.broadcast.subscribe(sessionsEnded, (member) => this.checkSoon(member));
    this.broadcast.subscribe(memberChanged, (member) => this.checkSoon(member));
    this.timer = setInterval(() => void this.checkAll(), checkEveryMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Has every process look at a member's pages again; call it after the commit of what changed. */
  async announce(member: MemberOfBrand): Promise<void> {
    await this.broadcast.publish(memberChanged, member);
  }

  /** Looks at the member's pages of this process, without keeping the caller waiting. */
  checkSoon({ tenantId, memberId }: MemberOfBrand): void {
    const pages = this.liveSockets.of(tenantId, memberId);
    if (pages.length > 0) void this.check(tenantId, pages);
  }

  /** Looks at all pages of this process. */
  async checkAll(): Promise<void> {
    for (const [tenantId, pages] of this.liveSockets.byTenant())
      for (let from = 0; from < pages.length; from += atOnce)
        await this.check(tenantId, pages.slice(from, from + atOnce));
  }

  /** While the database is away nothing can change, so the pages stay open until the next look. */
  private async check(tenantId: string, pages: readonly Page[]): Promise<void> {
    try {
      const tenant = await this.tenantRegistry.byId(tenantId);
      if (!tenant) return;
      const [open, restricted] = await TenantContext.run(tenant, () =>
        Promise.all([
          this.memberSessions.stillOpen([...new Set(pages.map(({ sessionHash }) => sessionHash))]),
          this.profiles.restrictedAmong([...new Set(pages.map(({ memberId }) => memberId))]),
        ]),
      );
      for (const page of pages) {
        if (!open.has(page.sessionHash)) this.end(page, 'session');
        else if (restricted.has(page.memberId)) this.end(page, 'account');
      }
    } catch (error) {
      this.log.warn({ err: error }, 'open sockets could not be checked');
    }
  }

  private end(page: Page, reason: OverReason): void {
    this.liveSockets.end(page, reason);
    this.socketMessages.left(page);
  }
}
