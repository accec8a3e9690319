import type { INestApplicationContext } from '@nestjs/common';

/** A command of `cli.js`. */
export interface Command {
  /** How it is called, for who called it wrongly. */
  usage: string;
  /** Runs pending migrations before the application starts. */
  migratesFirst: boolean;
  /** @returns the exit code */
  run(app: INestApplicationContext, args: readonly string[]): Promise<number>;
}
