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
import { Clock } from '../../../ports/clock.js';
import { GivenBrands, requireGiven } from '../../console/staff/staff.api.js';
import { Decide } from './decisions/decide.js';
import { ShowFigures } from './decisions/show-figures.js';
import { DeskCalls } from './queue/desk-calls.js';
import { DeskQueueRepository } from './queue/desk-queue.repository.js';
import { TakeItems } from './queue/take-items.js';

/** The console's desk, over all the brands that a staff member was given and the kinds that their role may decide. */
@Controller()
export class DeskController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly clock: Clock,
    private readonly deciding: Decide,
    private readonly deskCalls: DeskCalls,
    private readonly deskQueue: DeskQueueRepository,
    private readonly showFigures: ShowFigures,
    private readonly takeItems: TakeItems,
  ) {}

  @Endpoint(takeDeskItems)
  async take(
    { body }: Input<typeof takeDeskItems>,
    caller: StaffCaller,
  ): Promise<Answer<typeof takeDeskItems>> {
    await this.deskCalls.count('take', caller);
    this.deskCalls.requireKind(body.kind, caller);
    if (body.tenant !== undefined) requireGiven(caller, body.tenant);
    return this.takeItems.take(body, caller);
  }

  @Endpoint(previewDeskDecision)
  async preview(
    { params, body }: Input<typeof previewDeskDecision>,
    caller: StaffCaller,
  ): Promise<Answer<typeof previewDeskDecision>> {
    await this.deskCalls.count('look', caller);
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
    await this.deskCalls.count('decide', caller);
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
    await this.deskCalls.count('decide', caller);
    await this.givenBrands.within(params.id, caller, (id) => this.deciding.undo(id, caller));
    return { done: true };
  }

  @Endpoint(releaseDeskItems)
  async release(
    { body }: Input<typeof releaseDeskItems>,
    caller: StaffCaller,
  ): Promise<Answer<typeof releaseDeskItems>> {
    await this.deskCalls.count('take', caller);
    await this.deskQueue.release(caller.staffId, body.items, this.clock.now());
    return { done: true };
  }

  @Endpoint(deskFigures)
  async figures(_input: Input<typeof deskFigures>, caller: StaffCaller): Promise<Answer<typeof deskFigures>> {
    await this.deskCalls.count('look', caller);
    return this.showFigures.show(caller);
  }
}
