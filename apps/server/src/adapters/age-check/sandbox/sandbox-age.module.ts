import { Module, type DynamicModule } from '@nestjs/common';
import type { Environment } from '../../../kernel/config/environment.js';
import { SandboxAgeController } from './sandbox-age.controller.js';

/** The sandbox's page. In production it does not exist, so the sandbox proves nothing there. */
@Module({})
export class SandboxAgeModule {
  static forRoot({ NODE_ENV }: Pick<Environment, 'NODE_ENV'>): DynamicModule {
    return {
      module: SandboxAgeModule,
      controllers: NODE_ENV === 'production' ? [] : [SandboxAgeController],
    };
  }
}
