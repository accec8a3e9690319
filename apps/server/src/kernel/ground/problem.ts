import {
  problemStatus,
  type FieldProblemCode,
  type ParamsOf,
  type ProblemBody,
  type ProblemCode,
  type ProblemParams,
} from '@kindling/contract/problems';

/** A refusal on its way to the client. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly params: ProblemParams = {},
    readonly fields?: Readonly<Record<string, FieldProblemCode>>,
  ) {
    super(code);
    this.name = 'Problem';
    this.status = problemStatus[code];
  }

  body(): ProblemBody {
    return {
      error: { code: this.code, params: this.params, ...(this.fields ? { fields: this.fields } : {}) },
    };
  }
}

/** `throw problem('account_locked', { minutes })`: a code of the contract with its parameters, never prose. */
export function problem<C extends ProblemCode>(
  code: C,
  ...[params]: {} extends ParamsOf<C> ? [params?: ParamsOf<C>] : [params: ParamsOf<C>]
): Problem {
  return new Problem(code, params);
}

/** Refuses a request because of single fields. */
export function fieldProblems(fields: Readonly<Record<string, FieldProblemCode>>): Problem {
  return new Problem('validation_failed', {}, fields);
}

/** A part that the server leans on is away or full: whoever asked may ask again, and is answered 503 otherwise. */
export class PartUnavailable extends Error {}
