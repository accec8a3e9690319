import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { clientEvents } from '@kindling/contract/chats/live';
import { Drain } from '../../../../kernel/entrance/operations/drain.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import type { RealtimeSocket } from '../../../../ports/realtime.js';
import { PresenceApi } from '../../../profiles/presence/presence.api.js';
import { hereEveryMs, maySay } from '../live-rules.js';
import { LiveSockets, type Page } from './live-sockets.js';
import { PassTyping } from './pass-typing.js';

/** Messages of members' pages: that the member types, and whether the page is looked at. */
@Injectable()
export class SocketMessages implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly liveSockets: LiveSockets,
    private readonly passTyping: PassTyping,
    private readonly presence: PresenceApi,
    private readonly tenantRegistry: TenantRegistry,
    private readonly drain: Drain,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sayWhoIsHere(), hereEveryMs).unref();
  }

  onModuleDestroy(): void {
    this.isEnding = true;
    clearInterval(this.timer);
  }

  /** An unknown or too frequent message closes the socket. */
  hear(socket: RealtimeSocket, event: string, payload: unknown): void {
    const page = this.liveSockets.find(socket);
    if (!page) return;
    if (!maySay(page.said, performance.now()) || !this.understand(page, event, payload)) {
      socket.close();
      this.closed(socket);
    }
  }

  /** A page was opened. */
  here(socket: RealtimeSocket): void {
    const page = this.liveSockets.find(socket);
    if (page) this.run(page.tenantId, () => this.presence.here(page.memberId));
  }

  /** The connection of a page is closed, by either side. */
  closed(socket: RealtimeSocket): void {
    const page = this.liveSockets.remove(socket);
    if (page) this.left(page);
  }

  /** A page is no longer among the open ones: its member is gone unless another of theirs is looked at. */
  left(page: Page): void {
    // A process that ends says nothing: its pages open again elsewhere before it is through.
    if (!this.isEnding && !this.drain.hasBegun) this.look(page, false);
  }

  private understand(page: Page, event: string, payload: unknown): boolean {
    if (event === 'typing') {
      const said = clientEvents.typing.safeParse(payload);
      if (said.success)
        this.run(page.tenantId, () => this.passTyping.pass(page.memberId, said.data.conversation));
      return said.success;
    }
    if (event !== 'here') return false;
    const said = clientEvents.here.safeParse(payload);
    if (said.success) this.look(page, said.data.here);
    return said.success;
  }

  private look(page: Page, here: boolean): void {
    if (page.here === here) return;
    page.here = here;
    const { tenantId, memberId } = page;
    const isHere = this.liveSockets.of(tenantId, memberId).some((other) => other.here);
    this.run(tenantId, () => (isHere ? this.presence.here(memberId) : this.presence.gone(memberId)));
  }

  private sayWhoIsHere(): void {
    for (const [tenantId, pages] of this.liveSockets.byTenant()) {
      const ids = new Set(pages.filter(({ here }) => here).map(({ memberId }) => memberId));
      this.run(tenantId, () => this.presence.looking([...ids]));
    }
  }

  /** Runs without keeping the caller waiting. */
  private run(tenantId: string, task: () => Promise<void>): void {
    const work = async (): Promise<void> => {
      const tenant = await this.tenantRegistry.byId(tenantId);
      if (tenant) await TenantContext.run(tenant, task);
    };
    work().catch((error: unknown) => this.log.warn({ err: error }, 'what a page said was lost'));
  }
}
