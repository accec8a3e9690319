import { Problem } from '../../../kernel/ground/problem.js';

/** The refusal of right credentials whose owner was banned; whoever knows restrictions adds where the reasons are. */
export class BannedLogin extends Problem {
  constructor(readonly restrictionId: string) {
    super('account_banned');
  }
}
