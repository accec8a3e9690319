import { Controller, Inject } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  decideDeskItem,
  deskFigures,
  previewDeskDecision,
  releaseDeskItems,
  takeDeskItems,
  undoDeskDecision,
} from '@kindling/contract/routes/desk';
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
    @Inject(GivenBrands) private readonly brands: GivenBrands,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Decide) private readonly deciding: Decide,
    @Inject(DeskCalls) private readonly calls: DeskCalls,
    @Inject(DeskQueueRepository) private readonly queue: DeskQueueRepository,
    @Inject(ShowFigures) private readonly showing: ShowFigures,
    @Inject(TakeItems) private readonly taking: TakeItems,
  ) {}

  @Endpoint(takeDeskItems)
  async take(
    { body }: Input<typeof takeDeskItems>,
    caller: StaffCaller,
  ): Promise<Answer<typeof takeDeskItems>> {
    await this.calls.count('take', caller);
    this.calls.requireKind(body.kind, caller);
    if (body.tenant !== undefined) requireGiven(caller, body.tenant);
    return this.taking.take(body, caller);
  }

  @Endpoint(previewDeskDecision)
  async preview(
    { params, body }: Input<typeof previewDeskDecision>,
    caller: StaffCaller,
  ): Promise<Answer<typeof previewDeskDecision>> {
    await this.calls.count('look', caller);
    const draft = await this.brands.within(params.id, caller, (id) =>
      this.deciding.preview(id, body, caller),
    );
    return { draft: draft ?? null };
  }

  @Endpoint(decideDeskItem)
  async decide(
    { params, body }: Input<typeof decideDeskItem>,
    caller: StaffCaller,
  ): Promise<Answer<typeof decideDeskItem>> {
    await this.calls.count('decide', caller);
    const until = await this.brands.within(params.id, caller, (id) => this.deciding.decide(id, body, caller));
    return { undo_until: until.toISOString() };
  }

  @Endpoint(undoDeskDecision)
  async undo(
    { params }: Input<typeof undoDeskDecision>,
    caller: StaffCaller,
  ): Promise<Answer<typeof undoDeskDecision>> {
    await this.calls.count('decide', caller);
    await this.brands.within(params.id, caller, (id) => this.deciding.undo(id, caller));
    return { done: true };
  }

  @Endpoint(releaseDeskItems)
  async release(
    { body }: Input<typeof releaseDeskItems>,
    caller: StaffCaller,
  ): Promise<Answer<typeof releaseDeskItems>> {
    await this.calls.count('take', caller);
    await this.queue.release(caller.staffId, body.items, this.clock.now());
    return { done: true };
  }

  @Endpoint(deskFigures)
  async figures(_input: Input<typeof deskFigures>, caller: StaffCaller): Promise<Answer<typeof deskFigures>> {
    await this.calls.count('look', caller);
    return this.showing.show(caller);
  }
}
