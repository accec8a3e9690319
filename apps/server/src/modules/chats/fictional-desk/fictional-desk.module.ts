import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { ChatsModule } from '../chats.module.js';
import { ConsoleFictionalPicturesController } from './console-fictional-pictures.controller.js';
import { FictionalDeskCalls } from './fictional-desk-calls.js';
import { FictionalDeskController } from './fictional-desk.controller.js';
import { FictionalNoteEntity, FictionalNotesRepository } from './fictional-notes.repository.js';
import { ManageNotes } from './manage-notes.js';
import { AnswerTurns } from './turns/answer-turns.js';
import { FictionalQueueRepository } from './turns/fictional-queue.repository.js';
import { FictionalTurnEntity, FictionalTurnsRepository } from './turns/fictional-turns.repository.js';
import { ListTurns } from './turns/list-turns.js';
import { QueueTurns } from './turns/queue-turns.js';
import { ShowTurn } from './turns/show-turn.js';
import { TakeTurns } from './turns/take-turns.js';

export const fictionalDeskEntities: readonly EntityClass[] = [FictionalNoteEntity, FictionalTurnEntity];

@Module({
  imports: [AccountsModule, ChatsModule, ProfilesModule, StaffModule],
  controllers: [ConsoleFictionalPicturesController, FictionalDeskController],
  providers: [
    FictionalDeskCalls,
    // Conversations that wait for an answer: queued, listed, taken, shown, answered.
    QueueTurns,
    FictionalTurnsRepository,
    FictionalQueueRepository,
    ListTurns,
    TakeTurns,
    ShowTurn,
    AnswerTurns,
    // Notes about profiles.
    ManageNotes,
    FictionalNotesRepository,
  ],
  exports: [FictionalQueueRepository],
})
export class FictionalDeskModule {}
