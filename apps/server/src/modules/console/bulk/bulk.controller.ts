import { Controller } from '@nestjs/common';
import { bulkActions, type BulkAction } from '@kindling/contract/console/bulk-actions';
import type { Answer, Input } from '@kindling/contract/route';
import { listBulkJobs, startBulkJob, undoBulkJob } from '@kindling/contract/console/calls/bulk';
import { problem } from '../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { Clock } from '../../../ports/clock.js';
import { AskBulkUndo } from './ask-bulk-undo.js';
import { BulkJobs } from './bulk-jobs.js';
import { BulkJobsRepository } from './bulk-jobs.repository.js';

const dayMs = 86_400_000;

/** Bulk jobs: started here, run by the worker, watched by the staff member who started them. */
@Controller()
export class BulkController {
  constructor(
    private readonly askBulkUndo: AskBulkUndo,
    private readonly bulkJobs: BulkJobs,
    private readonly bulkJobsRepository: BulkJobsRepository,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listBulkJobs)
  async list(
    _input: Input<typeof listBulkJobs>,
    { staffId }: StaffCaller,
  ): Promise<Answer<typeof listBulkJobs>> {
    const since = new Date(this.clock.now().getTime() - dayMs);
    return this.bulkJobs.all(await this.bulkJobsRepository.of(staffId, since));
  }

  @Endpoint(startBulkJob)
  async start(
    { body: { action, rows } }: Input<typeof startBulkJob>,
    caller: StaffCaller,
  ): Promise<Answer<typeof startBulkJob>> {
    requireRight(action, caller);
    return this.bulkJobs.one(await this.bulkJobs.begin(action, rows, caller));
  }

  @Endpoint(undoBulkJob)
  async undo(
    { params }: Input<typeof undoBulkJob>,
    caller: StaffCaller,
  ): Promise<Answer<typeof undoBulkJob>> {
    const job = await this.bulkJobsRepository.findOf(caller.staffId, params.id);
    if (!job) throw problem('not_found');
    requireRight(job.action, caller);
    await this.askBulkUndo.ask(job, caller);
    return this.bulkJobs.one((await this.bulkJobsRepository.find(job.id)) ?? job);
  }
}

/** @throws Problem `forbidden` */
function requireRight(action: BulkAction, { rights }: StaffCaller): void {
  if (!rights.includes(bulkActions[action].right)) throw problem('forbidden');
}
