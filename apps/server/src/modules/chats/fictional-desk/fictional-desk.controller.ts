import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  addFictionalNote,
  answerFictionalTurn,
  deleteFictionalNote,
  dismissFictionalTurn,
  escalateFictionalTurn,
  fictionalTurnColumns,
  fictionalTurnFilter,
  getFictionalMessages,
  listFictionalTurns,
  releaseFictionalTurns,
  takeFictionalTurn,
} from '@kindling/contract/chats/calls/fictional-desk';
import { listParameters } from '@kindling/contract/console/list-query';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { GivenBrands, ListPages, listedTenants } from '../../console/staff/staff.api.js';
import { FictionalDeskCalls } from './fictional-desk-calls.js';
import { ManageNotes } from './manage-notes.js';
import { AnswerTurns } from './turns/answer-turns.js';
import { ListTurns } from './turns/list-turns.js';
import { ShowTurn } from './turns/show-turn.js';
import { TakeTurns } from './turns/take-turns.js';

const turnList = listParameters(fictionalTurnColumns, fictionalTurnFilter);

/** The console's desk of fictional profiles, over all the brands that a staff member was given (decisions §5.2). */
@Controller()
export class FictionalDeskController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly answerTurns: AnswerTurns,
    private readonly fictionalDeskCalls: FictionalDeskCalls,
    private readonly listPages: ListPages,
    private readonly listTurns: ListTurns,
    private readonly manageNotes: ManageNotes,
    private readonly showTurn: ShowTurn,
    private readonly takeTurns: TakeTurns,
  ) {}

  @Endpoint(listFictionalTurns)
  async list(
    { query }: Input<typeof listFictionalTurns>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listFictionalTurns>> {
    await this.fictionalDeskCalls.count('look', caller);
    const { filter, place, ...wanted } = this.listPages.read('fictional-turns', turnList, query, caller);
    const page = await this.listTurns.page(listedTenants(caller, filter?.tenant), wanted);
    this.listPages.tell(call, place, page);
    return this.listTurns.rowsOf(page.rows, caller);
  }

  @Endpoint(takeFictionalTurn)
  async take(
    { body }: Input<typeof takeFictionalTurn>,
    caller: StaffCaller,
  ): Promise<Answer<typeof takeFictionalTurn>> {
    await this.fictionalDeskCalls.count('take', caller);
    if (body.turn !== undefined)
      return {
        turn: await this.givenBrands.within(body.turn, caller, (id) => this.takeTurns.take(id, caller)),
        colleagues: null,
      };
    const { tenant, but = [] } = body;
    return this.takeTurns.next({ tenants: listedTenants(caller, tenant), but }, caller);
  }

  @Endpoint(getFictionalMessages)
  async messages(
    { params, query }: Input<typeof getFictionalMessages>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getFictionalMessages>> {
    await this.fictionalDeskCalls.count('look', caller);
    return this.givenBrands.within(params.id, caller, async (id) =>
      this.showTurn.page(await this.answerTurns.held(id, caller), query.before),
    );
  }

  @Endpoint(answerFictionalTurn)
  async answer(
    { params, body }: Input<typeof answerFictionalTurn>,
    caller: StaffCaller,
  ): Promise<Answer<typeof answerFictionalTurn>> {
    await this.fictionalDeskCalls.count('write', caller);
    const words = { clientId: body.client_id, text: body.text, seq: body.seq };
    await this.givenBrands.within(params.id, caller, (id) => this.answerTurns.answer(id, words, caller));
    return { done: true };
  }

  @Endpoint(dismissFictionalTurn)
  async dismiss(
    { params, body }: Input<typeof dismissFictionalTurn>,
    caller: StaffCaller,
  ): Promise<Answer<typeof dismissFictionalTurn>> {
    await this.fictionalDeskCalls.count('write', caller);
    await this.givenBrands.within(params.id, caller, (id) => this.answerTurns.dismiss(id, body.seq, caller));
    return { done: true };
  }

  @Endpoint(escalateFictionalTurn)
  async escalate(
    { params, body }: Input<typeof escalateFictionalTurn>,
    caller: StaffCaller,
  ): Promise<Answer<typeof escalateFictionalTurn>> {
    await this.fictionalDeskCalls.count('write', caller);
    await this.givenBrands.within(params.id, caller, (id) => this.answerTurns.passOn(id, body.note, caller));
    return { done: true };
  }

  @Endpoint(releaseFictionalTurns)
  async release(
    _input: Input<typeof releaseFictionalTurns>,
    caller: StaffCaller,
  ): Promise<Answer<typeof releaseFictionalTurns>> {
    await this.fictionalDeskCalls.count('take', caller);
    await this.takeTurns.release(caller);
    return { done: true };
  }

  @Endpoint(addFictionalNote)
  async addNote(
    { body }: Input<typeof addFictionalNote>,
    caller: StaffCaller,
  ): Promise<Answer<typeof addFictionalNote>> {
    await this.fictionalDeskCalls.count('write', caller);
    return this.givenBrands.within(body.profile, caller, async (id) =>
      this.showTurn.noteOf(await this.manageNotes.add(id, body.text, caller.staffId)),
    );
  }

  @Endpoint(deleteFictionalNote)
  async deleteNote(
    { params }: Input<typeof deleteFictionalNote>,
    caller: StaffCaller,
  ): Promise<Answer<typeof deleteFictionalNote>> {
    await this.fictionalDeskCalls.count('write', caller);
    await this.givenBrands.within(params.id, caller, (id) => this.manageNotes.delete(id, caller.staffId));
    return { done: true };
  }
}
