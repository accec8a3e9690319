import { Injectable } from '@nestjs/common';
import type { OverReason, ServerEvent, ServerEventName } from '@kindling/contract/chats/live';
import { gauge } from '../../../../kernel/ground/measures.js';
import type { RealtimeSocket } from '../../../../ports/realtime.js';
import { mostOfMember, mostOfNetwork, mostOfProcess, type Said } from '../live-rules.js';

const socketsOpen = gauge('sockets_open', "Open sockets of members' pages", [], 'sum');

/** An open page of a member. */
export interface Page {
  readonly tenantId: string;
  readonly memberId: string;
  readonly sessionHash: string;
  readonly network: string;
  readonly socket: RealtimeSocket;
  /** It is being looked at. */
  here: boolean;
  readonly said: Said;
}

/** The open pages of this process, and their bounds. */
@Injectable()
export class LiveSockets {
  private readonly pages = new Map<RealtimeSocket, Page>();
  private readonly members = new Map<string, Set<Page>>();
  /** How many there are of each network, whichever brand they visit. */
  private readonly networks = new Map<string, number>();

  /** Whether one more fits: of a network, and of the process. */
  hasRoomFor(network: string): boolean {
    return this.pages.size < mostOfProcess && (this.networks.get(network) ?? 0) < mostOfNetwork;
  }

  /** Takes a page of the current brand in; the oldest page of a member who has too many goes. */
  add(page: Page): void {
    this.pages.set(page.socket, page);
    socketsOpen.inc();
    this.networks.set(page.network, (this.networks.get(page.network) ?? 0) + 1);
    const key = keyOf(page.tenantId, page.memberId);
    const own = this.members.get(key) ?? new Set<Page>();
    this.members.set(key, own.add(page));
    const [oldest] = own;
    if (oldest && own.size > mostOfMember) this.end(oldest, 'too_many');
  }

  /** Forgets a page whose socket is closed. */
  remove(socket: RealtimeSocket): Page | undefined {
    const page = this.pages.get(socket);
    if (!page) return undefined;
    this.pages.delete(socket);
    socketsOpen.dec();
    const left = (this.networks.get(page.network) ?? 1) - 1;
    if (left > 0) this.networks.set(page.network, left);
    else this.networks.delete(page.network);
    const key = keyOf(page.tenantId, page.memberId);
    const own = this.members.get(key);
    own?.delete(page);
    if (own?.size === 0) this.members.delete(key);
    return page;
  }

  find(socket: RealtimeSocket): Page | undefined {
    return this.pages.get(socket);
  }

  of(tenantId: string, memberId: string): readonly Page[] {
    return [...(this.members.get(keyOf(tenantId, memberId)) ?? [])];
  }

  /** All of them by their brands' ids. */
  byTenant(): Map<string, Page[]> {
    return Map.groupBy(this.pages.values(), ({ tenantId }) => tenantId);
  }

  /** Ends a page's socket and tells it why. */
  end({ socket }: Page, reason: OverReason): void {
    tell(socket, 'over', { reason });
    socket.close();
    // What is closed hears and says nothing any more, however long its connection takes to end.
    this.remove(socket);
  }
}

function tell<N extends ServerEventName>(socket: RealtimeSocket, event: N, payload: ServerEvent<N>): void {
  socket.send(event, payload);
}

/** In this process alone, over all brands. */
function keyOf(tenantId: string, memberId: string): string {
  return `${tenantId}:${memberId}`;
}
