import { Controller, Get, NotFoundException, Query } from '@nestjs/common';
import { TenantContext } from '../../../../../kernel/ground/tenant-context.js';
import { DemoCodes } from './demo-codes.js';

/** The second factor of the demo's staff, on the console's host; the page does not exist in production. */
@Controller('dev')
export class DevTotpController {
  constructor(private readonly demoCodes: DemoCodes) {}

  @Get('totp')
  async current(@Query('email') email: unknown): Promise<{ code: string }> {
    if (TenantContext.isSet() || typeof email !== 'string') throw new NotFoundException();
    const code = await this.demoCodes.current(email);
    if (code === undefined) throw new NotFoundException();
    return { code };
  }
}
