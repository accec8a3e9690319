import {
  isProblemCode,
  type FieldProblemCode,
  type ProblemBody,
  type ProblemCode,
  type ProblemParams,
} from './problems.js';

/** A refusal of the API as both sides know it: thrown by the site's client, parsed alike on server and in the browser. */
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

  /** Reads an answer's body; anything that is no problem of ours becomes `unexpected`. */
  static fromBody(status: number, body: unknown): ApiProblem {
    const error = (body as Partial<ProblemBody> | null)?.error;
    if (!error || !isProblemCode(error.code)) return new ApiProblem('unexpected', status);
    return new ApiProblem(error.code, status, error.params, error.fields);
  }
}
