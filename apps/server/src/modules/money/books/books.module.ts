import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccountingEntriesRepository } from './accounting/accounting-entries.repository.js';
import { AccountingFilesController } from './accounting/accounting-files.controller.js';
import { AccountingController } from './accounting/accounting.controller.js';
import { ReadAccounting } from './accounting/read-accounting.js';
import { MoneyFiguresController } from './figures/money-figures.controller.js';
import { MoneyFiguresRepository } from './figures/money-figures.repository.js';
import { BeginCheckingBooks } from './ledger/begin-checking-books.js';
import { BooksController } from './ledger/books.controller.js';
import { BookCheckEntity, BooksRepository } from './ledger/books.repository.js';
import { CheckBooks } from './ledger/check-books.js';
import { BookDifferenceEntity, DifferencesRepository } from './ledger/differences.repository.js';
import { ForgetDifferences } from './ledger/forget-differences.js';
import { PostingsRepository } from './ledger/postings.repository.js';
import { TellBooks } from './ledger/tell-books.js';
import { WorkOnBooks } from './ledger/work-on-books.js';

export const booksEntities: readonly EntityClass[] = [BookCheckEntity, BookDifferenceEntity];

/** The brands' books for whoever answers for them: the ledger, what its checks found, accounting and figures. */
@Module({
  imports: [CreditsModule, PaymentsModule, StaffModule],
  controllers: [AccountingController, AccountingFilesController, BooksController, MoneyFiguresController],
  providers: [
    AccountingEntriesRepository,
    BeginCheckingBooks,
    BooksRepository,
    CheckBooks,
    DifferencesRepository,
    ForgetDifferences,
    MoneyFiguresRepository,
    PostingsRepository,
    ReadAccounting,
    TellBooks,
    WorkOnBooks,
  ],
  exports: [DifferencesRepository],
})
export class BooksModule {}
