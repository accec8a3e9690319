import { Injectable } from '@nestjs/common';
import type { ProblemCode } from '@kindling/contract/problems';
import { Problem, problem } from '../../../kernel/ground/problem.js';
import { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { EndpointRegistry } from '../../../kernel/http/endpoint-registry.js';
import type { JobContext } from '../../../kernel/outbox/job.js';
import { StaffDirectory } from '../../../kernel/sessions/staff-directory.js';
import type { BulkJobEntity } from './bulk-jobs.repository.js';

/** How often an internal error is retried with the whole job; after that only its row is given up. */
const patience = 3;

/**
 * Applies the action to one row as the console does, as the job's staff member and with their rights at that moment.
 */
@Injectable()
export class BulkRows {
  constructor(
    private readonly endpointRegistry: EndpointRegistry,
    private readonly staffDirectory: StaffDirectory,
  ) {}

  /** @returns the code of the refusal; undefined for none */
  async attempt(
    job: BulkJobEntity,
    { attempt }: JobContext,
    work: (endpoints: EndpointRegistry, call: Call) => Promise<void>,
  ): Promise<ProblemCode | undefined> {
    try {
      await work(this.endpointRegistry, await this.callOf(job));
      return undefined;
    } catch (error) {
      if (error instanceof Problem) return error.code;
      if (attempt < patience) throw error;
      return 'unexpected';
    }
  }

  private async callOf({ id: jobId, staffId }: BulkJobEntity): Promise<Call> {
    const found = await this.staffDirectory.find(staffId);
    if (!found) throw problem('forbidden');
    const caller: StaffCaller = { kind: 'staff', sessionHash: '', ...found };
    const request = {
      ...{ id: jobId, address: '127.0.0.1', headers: {}, cookies: {}, secure: true, origin: '' },
      ...{ country: null, rawBody: undefined },
    };
    return new Call(request, () => Promise.resolve(caller));
  }
}
