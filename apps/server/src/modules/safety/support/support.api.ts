import { Injectable } from '@nestjs/common';
import { EraseSupport } from './erase-support.js';
import { ExportSupport, type SupportExport } from './export-support.js';
import { SupportCasesRepository, type SupportCaseRow } from './support-cases.repository.js';

export { isFirstAnswer } from './desk/first-answer.js';
export { SupportQueueRepository } from './desk/support-queue.repository.js';
export { SupportMails, supportMailJob, type SupportMail, type SupportMailOrder } from './support-mails.js';

/** What other modules may do with complaints. */
@Injectable()
export class SupportApi {
  constructor(
    private readonly eraseSupport: EraseSupport,
    private readonly exportSupport: ExportSupport,
    private readonly supportCases: SupportCasesRepository,
  ) {}

  /** What a member complained about, the first one first. */
  casesOf(memberId: string): Promise<SupportCaseRow[]> {
    return this.supportCases.ofMember(memberId);
  }

  /** See `EraseSupport.erase`. */
  erase(memberId: string, names: readonly string[], email: string | undefined): Promise<void> {
    return this.eraseSupport.erase(memberId, names, email);
  }

  /** See `ExportSupport.export`. */
  export(memberId: string): Promise<SupportExport[]> {
    return this.exportSupport.export(memberId);
  }
}
