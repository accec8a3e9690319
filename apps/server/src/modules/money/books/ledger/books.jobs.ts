import { z } from 'zod';
import { defineJob } from '../../../../kernel/outbox/job.js';

/** Verifies a brand's ledger and compares its payments with the providers' lists. */
export const checkBooksJob = defineJob('books.check', z.strictObject({}));
