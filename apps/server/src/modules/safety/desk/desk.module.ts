import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { ApplyDecision } from './decisions/apply-decision.js';
import { Decide } from './decisions/decide.js';
import { DeskDecisionEntity } from './decisions/desk-decision.entity.js';
import { DeskDecisionsRepository } from './decisions/desk-decisions.repository.js';
import { FiguresRepository } from './decisions/figures.repository.js';
import { ShowFigures } from './decisions/show-figures.js';
import { DeskKinds } from './desk-kinds.js';
import { DeskApi } from './desk.api.js';
import { DeskController } from './desk.controller.js';
import { DeskItemEntity } from './queue/desk-item.entity.js';
import { DeskItemsRepository } from './queue/desk-items.repository.js';
import { DeskQueueRepository } from './queue/desk-queue.repository.js';
import { TakeItems } from './queue/take-items.js';
import { ShowItem } from './view/show-item.js';

export const deskEntities: readonly EntityClass[] = [DeskItemEntity, DeskDecisionEntity];

@Module({
  imports: [PhotosModule, ProfilesModule, StaffModule],
  controllers: [DeskController],
  providers: [
    DeskApi,
    DeskKinds,
    // An item from the queue to a moderator's tab.
    DeskItemsRepository,
    DeskQueueRepository,
    TakeItems,
    ShowItem,
    // Its decision, and the effect of that half a minute later.
    DeskDecisionsRepository,
    Decide,
    ApplyDecision,
    FiguresRepository,
    ShowFigures,
  ],
  exports: [DeskApi, DeskKinds, DeskQueueRepository],
})
export class DeskModule {}
