import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { DeskApi } from '../../desk/desk.api.js';
import { AppealsRepository } from '../appeals/appeals.repository.js';
import { restrictionEnded, type EndedRestriction } from '../restriction-events.js';

/** An appeal has nothing left to ask for, and whoever decided at the desk learns of the end by their figures. */
@Injectable()
export class TellDesk {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly desk: DeskApi,
  ) {}

  @OnEvent(restrictionEnded)
  async tell({ restrictionId: id, by }: EndedRestriction): Promise<void> {
    const appeal = (await this.appeals.against([id])).get(id);
    if (appeal?.decision === null) await this.desk.withdraw('appeal', appeal.id);
    await this.desk.overturn(id, by);
  }
}
