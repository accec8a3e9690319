import type { INestApplicationContext } from '@nestjs/common';
import type { Environment } from '../kernel/config/environment.js';

/** What a command works with. */
export interface CommandContext {
  environment: Environment;
  /** The application; started when first asked for, and closed when the command is done. */
  app(): Promise<INestApplicationContext>;
}

/** A command of `kindling`. */
export interface Command {
  /** How it is called. */
  usage: string;
  /** What it does, in one line; a command without one is for our own scripts and not listed. */
  summary?: string;
  /** @returns the exit code */
  run(context: CommandContext, args: readonly string[]): Promise<number>;
}
