import type { z } from 'zod';

/** A kind of side effect: its name, the shape of what it needs, and one handler somewhere (`JobHandler`). */
export interface Job<T = unknown> {
  /** `<module>.<what>`; a changed payload gets a new name, so rows written by an older release still find theirs. */
  readonly name: string;
  readonly payload: z.ZodType<T>;
  readonly options: JobOptions;
}

export interface JobOptions {
  /** Tried once an hour for as long as it takes: for what was promised. Other jobs fail in the end and are looked at. */
  neverGivesUp?: boolean;
  /** Its row goes when it is done: for a payload that must not be remembered. */
  leavesNoTrace?: boolean;
}

const defined = new Map<string, Job>();

/** Defines a job once; every defined job must have exactly one handler or the worker does not start. */
export function defineJob<T>(name: string, payload: z.ZodType<T>, options: JobOptions = {}): Job<T> {
  if (defined.has(name)) throw new Error(`Job ${name} is defined twice`);
  const job: Job<T> = { name, payload, options };
  defined.set(name, job);
  return job;
}

export function definedJobs(): readonly Job[] {
  return [...defined.values()];
}

const metadataKey = Symbol('job');

/** Handles one job. It runs in its brand's context, at least once; what it must not repeat, it makes repeatable. */
export interface HandlesJob<T> {
  handle(payload: T, context: JobContext): Promise<void>;
}

export interface JobContext {
  /** Id of the outbox row: the same on every attempt. */
  id: string;
  attempt: number;
}

/** Marks a provider as the handler of a job. */
export function JobHandler<T>(job: Job<T>) {
  return (target: new (...parameters: never[]) => HandlesJob<T>): void => {
    Reflect.defineMetadata(metadataKey, job, target);
  };
}

export function handledJob(target: object): Job | undefined {
  return Reflect.getMetadata(metadataKey, target) as Job | undefined;
}
