import type { FieldProblemCode, ProblemBody, ProblemCode, ProblemParams } from './problems.js';

/** A refusal of the API on both sides: thrown by the site's client, parsed alike on the server and in the browser. */
export class ApiProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly status: number,
    readonly params: ProblemParams = {},
    readonly fields: Readonly<Record<string, FieldProblemCode>> = {},
  ) {
    super(code);
    this.name = 'ApiProblem';
  }

  /**
   * Reads a response body; anything but a refusal of ours becomes `unexpected`. A page may be older than the server and
   * then lacks the text of a new code.
   */
  static fromBody(status: number, body: unknown): ApiProblem {
    const error = (body as Partial<ProblemBody> | null)?.error;
    if (typeof error?.code !== 'string') return new ApiProblem('unexpected', status);
    return new ApiProblem(error.code, status, error.params, error.fields);
  }
}
