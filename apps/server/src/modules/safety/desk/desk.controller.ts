import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  decideDeskItem,
  deskFigures,
  previewDeskDecision,
  releaseDeskItems,
  takeDeskItems,
  undoDeskDecision,
} from '@kindling/contract/safety/calls/desk';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Limits, type Limit } from '../../../kernel/http/limits/limits.js';
import { Clock } from '../../../ports/clock.js';
import { GivenBrands, requireGiven } from '../../console/staff/staff.api.js';
import { Decide } from './decisions/decide.js';
import { ShowFigures } from './decisions/show-figures.js';
import { requireKind } from './desk-rules.js';
import { DeskQueueRepository } from './queue/desk-queue.repository.js';
import { TakeItems } from './queue/take-items.js';

/** More than the fastest moderator decides, and less than a script that approves everything. */
const limits = {
  take: { name: 'desk-take', points: 300, seconds: 60 },
  decide: { name: 'desk-decide', points: 300, seconds: 60 },
  look: { name: 'desk-look', points: 240, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** The console's desk, over all the brands that a staff member was given and the kinds that their role may decide. */
@Controller()
export class DeskController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly clock: Clock,
    private readonly deciding: Decide,
    private readonly limits: Limits,
    private readonly deskQueue: DeskQueueRepository,
    private readonly showFigures: ShowFigures,
    private readonly takeItems: TakeItems,
  ) {}

  @Endpoint(takeDeskItems)
  async take(
    { body }: Input<typeof takeDeskItems>,
    caller: StaffCaller,
  ): Promise<Answer<typeof takeDeskItems>> {
    await this.count('take', caller);
    requireKind(body.kind, caller);
    if (body.tenant !== undefined) requireGiven(caller, body.tenant);
    return this.takeItems.take(body, caller);
  }

  @Endpoint(previewDeskDecision)
  async preview(
    { params, body }: Input<typeof previewDeskDecision>,
    caller: StaffCaller,
  ): Promise<Answer<typeof previewDeskDecision>> {
    await this.count('look', caller);
    const draft = await this.givenBrands.within(params.id, caller, (id) =>
      this.deciding.preview(id, body, caller),
    );
    return { draft: draft ?? null };
  }

  @Endpoint(decideDeskItem)
  async decide(
    { params, body }: Input<typeof decideDeskItem>,
    caller: StaffCaller,
  ): Promise<Answer<typeof decideDeskItem>> {
    await this.count('decide', caller);
    const until = await this.givenBrands.within(params.id, caller, (id) =>
      this.deciding.decide(id, body, caller),
    );
    return { undo_until: until.toISOString() };
  }

  @Endpoint(undoDeskDecision)
  async undo(
    { params }: Input<typeof undoDeskDecision>,
    caller: StaffCaller,
  ): Promise<Answer<typeof undoDeskDecision>> {
    await this.count('decide', caller);
    await this.givenBrands.within(params.id, caller, (id) => this.deciding.undo(id, caller));
    return { done: true };
  }

  @Endpoint(releaseDeskItems)
  async release(
    { body }: Input<typeof releaseDeskItems>,
    caller: StaffCaller,
  ): Promise<Answer<typeof releaseDeskItems>> {
    await this.count('take', caller);
    await this.deskQueue.release(caller.staffId, body.items, this.clock.now());
    return { done: true };
  }

  @Endpoint(deskFigures)
  async figures(_input: Input<typeof deskFigures>, caller: StaffCaller): Promise<Answer<typeof deskFigures>> {
    await this.count('look', caller);
    return this.showFigures.show(caller);
  }

  /** @throws Problem `rate_limited` */
  private count(what: keyof typeof limits, { staffId }: StaffCaller): Promise<void> {
    return this.limits.consumeOnConsole(limits[what], staffId);
  }
}
