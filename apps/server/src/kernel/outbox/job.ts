import type { z } from 'zod';

/** A kind of side effect: its name, its payload's shape, and exactly one handler (`JobHandler`). */
export interface Job<T = unknown> {
  /**
   * `<module>.<what>`. A payload may become wider, as older workers leave alone what they can't read; any other change gets a
   * new name, so rows written by an older release still find their handler. That one goes a release after the last row of
   * its job was written.
   */
  readonly name: string;
  readonly payload: z.ZodType<T>;
  readonly options: JobOptions<T>;
}

/** A method's type, so that a `Job<T>` is also a `Job`. */
type SubjectOf<T> = { of(payload: T): string }['of'];

export interface JobOptions<T> {
  /**
   * The id whose erasure drops the job (`Outbox.forget`): of the member it is about, or of what goes with them. Null for
   * a job that is about none, or must be done all the same. Of several members it is the one to whom something is done;
   * the handler does without the others.
   */
  subject: SubjectOf<T> | null;
  /**
   * Retried once an hour without end: for effects that were promised. Other jobs fail in the end and are investigated.
   */
  neverGivesUp?: boolean;
  /** Its row is deleted when it is done: for a payload that must not be kept. */
  leavesNoTrace?: boolean;
}

const defined = new Map<string, Job>();

/** Defines a job once; every defined job must have exactly one handler or the worker does not start. */
export function defineJob<T>(name: string, payload: z.ZodType<T>, options: JobOptions<NoInfer<T>>): Job<T> {
  if (defined.has(name)) throw new Error(`Job ${name} is defined twice`);
  const job: Job<T> = { name, payload, options };
  defined.set(name, job as Job);
  return job;
}

export function definedJobs(): readonly Job[] {
  return [...defined.values()];
}

const metadataKey = Symbol('job');

/** Handles one job. It runs in its brand's context, at least once; effects that must not repeat are made idempotent. */
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
