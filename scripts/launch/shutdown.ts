import { bold, dim, say, seconds } from '../terminal.ts';

/** Signals come twice when npm and the terminal both pass them on; only a later one means "at once". */
const IMPATIENT_AFTER_MS = 1_500;

/** Ends in reverse order what was started, once, whatever the reason. */
export class Shutdown {
  private readonly steps: { name: string; work: () => Promise<void> }[] = [];
  private startedAt: number | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (this.startedAt === undefined) void this.run(0);
        else if (performance.now() - this.startedAt > IMPATIENT_AFTER_MS) process.exit(1);
      });
    }
    // Whoever started this process is gone, perhaps killed: nobody could stop us any more.
    process.on('disconnect', () => void this.run(0));
    process.channel?.unref();
  }

  get isRunning(): boolean {
    return this.startedAt !== undefined;
  }

  /** Registers what must be ended; a step without name is not worth a line. Runs at once when it is too late. */
  add(name: string, work: () => Promise<void>): void {
    this.steps.unshift({ name, work });
    if (this.isRunning) void this.end();
  }

  /** Ends everything and the process. */
  async run(exitCode: number): Promise<void> {
    if (this.isRunning) return;
    this.startedAt = performance.now();
    if (exitCode === 0) say(`\n${bold('Stopping')}`);
    await this.end();
    process.exit(exitCode);
  }

  private async end(): Promise<void> {
    for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
      const started = performance.now();
      try {
        await step.work();
        if (step.name !== '') say(dim(`  ${step.name} stopped ${seconds(performance.now() - started)}`));
      } catch (error) {
        say(`  ${step.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}
