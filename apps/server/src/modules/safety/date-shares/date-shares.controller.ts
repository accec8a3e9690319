import { Controller } from '@nestjs/common';
import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import * as routes from '@kindling/contract/safety/calls/date-shares';
import { sharableTimes } from '@kindling/contract/safety/date-share';
import type { Answer, Input } from '@kindling/contract/route';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import type { MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Clock } from '../../../ports/clock.js';
import { LiveApi } from '../../chats/live/live.api.js';
import { CheckIns } from './check-ins.js';
import { dateShareView } from './date-share-view.js';
import { DateSharesRepository, type StoredDateShare } from './date-shares.repository.js';
import { OpenSharedDate } from './open-shared-date.js';
import { ShareDate } from './share-date.js';
import { ShareLinks } from './share-links.js';

/** Plans for dates that members share, and the one call of those who have a link. */
@Controller()
export class DateSharesController {
  constructor(
    private readonly dateShares: DateSharesRepository,
    private readonly shareDate: ShareDate,
    private readonly checkIns: CheckIns,
    private readonly openSharedDate: OpenSharedDate,
    private readonly shareLinks: ShareLinks,
    private readonly live: LiveApi,
    private readonly clock: Clock,
  ) {}

  @Endpoint(routes.getDateShares)
  async list(
    _input: Input<typeof routes.getDateShares>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.getDateShares>> {
    const shares = await this.dateShares.ofMember(memberId);
    const { host: link_host, isNeutral: is_neutral } = this.shareLinks;
    return {
      shares: shares.map((share) => this.view(share)),
      ...{ link_host, is_neutral },
      ...sharableTimes(timeZone(), this.clock.now()),
    };
  }

  @Endpoint(routes.shareDate)
  async share(
    { body }: Input<typeof routes.shareDate>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.shareDate>> {
    const { share, link } = await this.shareDate.share(memberId, body);
    return { share: this.view(share), link };
  }

  @Endpoint(routes.changeDateShare)
  async change(
    { params, body }: Input<typeof routes.changeDateShare>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.changeDateShare>> {
    const share = await this.shareDate.change(memberId, params.id, body);
    await this.live.changed(memberId);
    return this.view(share);
  }

  @Endpoint(routes.renewDateShareLink)
  async renew(
    { params }: Input<typeof routes.renewDateShareLink>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.renewDateShareLink>> {
    const { share, link } = await this.shareDate.renew(memberId, params.id);
    return { share: this.view(share), link };
  }

  @Endpoint(routes.checkIn)
  async checkIn(
    { params }: Input<typeof routes.checkIn>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.checkIn>> {
    const share = await this.checkIns.checkIn(memberId, params.id);
    await this.live.changed(memberId);
    return this.view(share);
  }

  @Endpoint(routes.endDateShare)
  async end(
    { params }: Input<typeof routes.endDateShare>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof routes.endDateShare>> {
    if (!(await this.dateShares.remove(memberId, params.id))) throw problem('not_found');
    await this.live.changed(memberId);
    return { done: true };
  }

  @Endpoint(routes.openSharedDate)
  open(
    { body }: Input<typeof routes.openSharedDate>,
    _caller: unknown,
    { request }: Call,
  ): Promise<Answer<typeof routes.openSharedDate>> {
    return this.openSharedDate.open(body.token, request.address);
  }

  private view(share: StoredDateShare) {
    return dateShareView(share, timeZone(), this.clock.now());
  }
}

/** The brand's, in which plans are written and read. */
const timeZone = (): string => timeZoneOf(TenantContext.current().settings);
