import { Injectable } from '@nestjs/common';
import { plainName, unreadableProblem } from '@kindling/contract/text/name-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { isStaffRole, type StaffRole } from '@kindling/contract/console/staff';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';

/** Name, role and brands of a staff member. */
export interface StaffPosition {
  name: string;
  role: string;
  /** Their brands; an owner has all of them anyway. */
  tenants: readonly string[];
}

const nameLength = 60;
/** A forbidden password, as a brand's name is for its members. */
export const consoleName = 'Kindling';

/** Staff may have names that are forbidden to members, such as the brand's. */
function nameProblem(name: string): FieldProblemCode | undefined {
  const plain = plainName(name);
  if (plain === '') return 'required';
  return plain.length > nameLength ? 'too_long' : unreadableProblem(plain);
}

/** Rules for a staff member's name, role and brands. */
@Injectable()
export class StaffRules {
  constructor(private readonly tenantRegistry: TenantRegistry) {}

  /**
   * @param others problems of fields that the caller has already checked
   * @returns the position with its name in plain form, without duplicate brands, and none for an owner
   * @throws Problem `validation_failed` with every invalid field
   */
  async check(
    { name, role, tenants }: StaffPosition,
    others: Readonly<Record<string, FieldProblemCode | undefined>> = {},
  ): Promise<{ name: string; role: StaffRole; tenants: string[] }> {
    const known = await this.knownBrands(tenants);
    const found = {
      ...others,
      name: nameProblem(name),
      tenants: known.length === tenants.length ? undefined : ('invalid' as const),
    };
    const fields = Object.fromEntries(
      Object.entries(found).filter((field): field is [string, FieldProblemCode] => field[1] !== undefined),
    );
    if (!isStaffRole(role)) throw fieldProblems({ ...fields, role: 'invalid' });
    if (Object.keys(fields).length > 0) throw fieldProblems(fields);
    return { name: plainName(name), role, tenants: role === 'owner' ? [] : [...new Set(tenants)] };
  }

  /** Those of some brands that exist. */
  async knownBrands(tenants: readonly string[]): Promise<string[]> {
    const known = await Promise.all(tenants.map(async (id) => this.tenantRegistry.byId(id)));
    return tenants.filter((_, index) => known[index]);
  }
}
