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
import { BooksDesk } from './ledger/books-desk.js';
import { BooksController } from './ledger/books.controller.js';
import { BookCheckEntity, BooksRepository } from './ledger/books.repository.js';
import { BookGauges } from './ledger/book-gauges.js';
import { CheckBooks } from './ledger/check-books.js';
import { BookDifferenceEntity, DifferencesRepository } from './ledger/differences.repository.js';
import { PostingsRepository } from './ledger/postings.repository.js';

export const booksEntities: readonly EntityClass[] = [BookCheckEntity, BookDifferenceEntity];

/** The brands' books for their accountants: the ledger, the findings of its checks, accounting and figures. */
@Module({
  imports: [CreditsModule, PaymentsModule, StaffModule],
  controllers: [BooksController, AccountingController, AccountingFilesController, MoneyFiguresController],
  providers: [
    // The ledger's statements, its daily check and what that found.
    PostingsRepository,
    BooksRepository,
    BookGauges,
    CheckBooks,
    DifferencesRepository,
    BooksDesk,
    // A month's entries with their tax, and figures for charts.
    AccountingEntriesRepository,
    ReadAccounting,
    MoneyFiguresRepository,
  ],
  exports: [DifferencesRepository],
})
export class BooksModule {}
