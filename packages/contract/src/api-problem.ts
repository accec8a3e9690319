import type { FieldProblemCode, ProblemBody, ProblemCode, ProblemParams } from './problems.js';

/** A refusal of the API on both sides: thrown by the site's client, parsed alike on the server and in the browser. */
export class ApiProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly status: number,
    readonly params: ProblemParams = {},
    readonly fields: Readonly<Record<string, FieldProblemCode>> = {},
    /** The request's id in the server's logs; absent where no server of ours answered. */
    readonly requestId?: string | undefined,
  ) {
    super(code);
    this.name = 'ApiProblem';
  }

  /**
   * Reads a response body; anything but a refusal of ours becomes `unexpected`. A page may be older than the server and
   * then lacks the text of a new code.
   *
   * @param requestId the response's header `x-request-id`
   */
  static fromBody(status: number, body: unknown, requestId?: string | null): ApiProblem {
    const error = (body as Partial<ProblemBody> | null)?.error;
    const id = requestId ?? undefined;
    if (typeof error?.code !== 'string') return new ApiProblem('unexpected', status, {}, {}, id);
    return new ApiProblem(error.code, status, error.params, error.fields, id);
  }

  /** What a person can read out, and support finds in the logs: the beginning of the id. Only for what was not foreseen. */
  get reference(): string | undefined {
    return this.code === 'unexpected' ? this.requestId?.slice(0, 8) : undefined;
  }
}
