import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../staff/staff.module.js';
import { ManageReplies } from './manage-replies.js';
import { SavedRepliesController } from './saved-replies.controller.js';
import { SavedRepliesRepository, SavedReplyEntity } from './saved-replies.repository.js';

export const savedReplyEntities: readonly EntityClass[] = [SavedReplyEntity];

/** Replies that staff save for reuse. */
@Module({
  imports: [StaffModule],
  controllers: [SavedRepliesController],
  providers: [ManageReplies, SavedRepliesRepository],
})
export class SavedRepliesModule {}
