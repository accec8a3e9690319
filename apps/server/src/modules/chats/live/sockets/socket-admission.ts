import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../../kernel/http/call.js';
import { clientNetwork } from '../../../../kernel/http/limits/client-network.js';
import {
  Realtime,
  type RealtimeSocket,
  type SocketOwner,
  type SocketRequest,
} from '../../../../ports/realtime.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { handshakes } from '../live-rules.js';
import { memberRoom } from '../send-live.js';
import { SocketSweep } from './socket-sweep.js';
import { SocketMessages } from './socket-messages.js';
import { LiveSockets, type Page } from './live-sockets.js';

/** Lets a member's page open a socket, on the host of their brand alone. */
@Injectable()
export class SocketAdmission {
  private readonly handshakes = new RateLimiterMemory({
    points: handshakes.points,
    duration: handshakes.seconds,
  });

  constructor(
    private readonly realtime: Realtime,
    private readonly liveSockets: LiveSockets,
    private readonly socketMessages: SocketMessages,
    private readonly socketSweep: SocketSweep,
    private readonly profiles: ProfilesApi,
  ) {}

  /**
   * @throws Problem `cross_site_request` unless a page of the very host asks; `rate_limited`; `authentication_required`
   *   without a session; `account_restricted` for a disabled member, who gets no messages
   */
  async admit(call: Call): Promise<(request: SocketRequest) => void> {
    const { headers, origin, address } = call.request;
    const site = call.header('sec-fetch-site') ?? 'same-origin';
    if (headers.origin !== origin || site !== 'same-origin') throw problem('cross_site_request');
    const network = clientNetwork(address);
    await this.takeHandshake(network);
    const caller = await call.caller();
    if (caller.kind !== 'member') throw problem('authentication_required');
    const { memberId, sessionHash } = caller;
    await this.profiles.requireUnrestricted(memberId);
    if (!this.realtime.reachesAll() || !this.liveSockets.hasRoomFor(network)) throw problem('unavailable');
    const tenantId = TenantContext.id();
    const owner = this.ownerOf({ tenantId, memberId, sessionHash, network });
    const room = memberRoom(memberId);
    return (request) => this.realtime.accept(request, [room], owner);
  }

  private ownerOf(who: Pick<Page, 'tenantId' | 'memberId' | 'sessionHash' | 'network'>): SocketOwner {
    return {
      opened: (socket: RealtimeSocket) => {
        this.liveSockets.add({ ...who, socket, here: true, said: { since: 0, times: 0 } });
        // A session that ended since it was looked up was announced before this socket existed.
        this.socketSweep.checkSoon(who);
        this.socketMessages.here(socket);
      },
      received: (socket, event, payload) => this.socketMessages.hear(socket, event, payload),
      closed: (socket) => this.socketMessages.closed(socket),
    };
  }

  private async takeHandshake(network: string): Promise<void> {
    try {
      await this.handshakes.consume(network);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw problem('rate_limited', { retry_after: Math.ceil(error.msBeforeNext / 1000) });
    }
  }
}
