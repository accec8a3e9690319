import { Problem } from '../../../kernel/ground/problem.js';

/** The refusal of right credentials of a banned member; the module of restrictions adds the link to the reasons. */
export class BannedLogin extends Problem {
  constructor(readonly restrictionId: string) {
    super('account_banned');
  }
}
