import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChatsModule } from '../chats/chats.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AnswerTurns } from './answer-turns.js';
import { ConsoleFictionalPicturesController } from './console-fictional-pictures.controller.js';
import { FictionalDeskCalls } from './fictional-desk-calls.js';
import { FictionalDeskController } from './fictional-desk.controller.js';
import { FictionalNoteEntity } from './fictional-note.entity.js';
import { FictionalNotesRepository } from './fictional-notes.repository.js';
import { FictionalQueueRepository } from './fictional-queue.repository.js';
import { FictionalTurnEntity } from './fictional-turn.entity.js';
import { FictionalTurnsRepository } from './fictional-turns.repository.js';
import { ListTurns } from './list-turns.js';
import { ManageNotes } from './manage-notes.js';
import { QueueTurns } from './queue-turns.js';
import { ShowTurn } from './show-turn.js';
import { TakeTurns } from './take-turns.js';
import { TurnPeople } from './turn-people.js';

export const fictionalDeskEntities: readonly EntityClass[] = [FictionalNoteEntity, FictionalTurnEntity];

@Module({
  imports: [AccountsModule, ChatsModule, ProfilesModule, StaffModule],
  controllers: [ConsoleFictionalPicturesController, FictionalDeskController],
  providers: [
    AnswerTurns,
    FictionalDeskCalls,
    FictionalNotesRepository,
    FictionalQueueRepository,
    FictionalTurnsRepository,
    ListTurns,
    ManageNotes,
    QueueTurns,
    ShowTurn,
    TakeTurns,
    TurnPeople,
  ],
  exports: [FictionalQueueRepository],
})
export class FictionalDeskModule {}
