import type { Worker } from 'node:cluster';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** What the supervising process may ask a web process. */
interface Answers {
  live(): Promise<boolean>;
  ready(): Promise<boolean>;
  host(name: string): Promise<boolean>;
  metrics(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
}

type Answer<Q extends keyof Answers> = Awaited<ReturnType<Answers[Q]>>;

interface Question {
  question: keyof Answers;
  id: number;
  /** What it is about, where that is needed. */
  about: string;
}

interface Reply {
  id: number;
  /** Absent when the process failed to answer. */
  answer?: unknown;
}

/** A process that takes longer is left out. */
const patienceMs = 2000;

let asked = 0;

/**
 * Asks web processes, all at once.
 *
 * @param about what the question is about, where that is needed
 * @returns the answers of those that answered in time
 */
export async function askProcesses<Q extends keyof Answers>(
  processes: readonly Worker[],
  question: Q,
  about = '',
): Promise<Answer<Q>[]> {
  const replies = await Promise.all(processes.map((one) => ask(one, { question, id: ++asked, about })));
  return replies.flatMap((reply) => (reply?.answer === undefined ? [] : [reply.answer as Answer<Q>]));
}

function ask(worker: Worker, question: Question): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const settle = (reply?: Reply): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('exit', leave);
      resolve(reply);
    };
    const hear = (message: unknown): void => {
      if ((message as Partial<Reply> | null)?.id === question.id) settle(message as Reply);
    };
    const leave = (): void => settle();
    const timer = setTimeout(leave, patienceMs);
    worker.on('message', hear).on('exit', leave);
    if (!worker.isConnected()) return settle();
    worker.send(question, (error) => {
      if (error) settle();
    });
  });
}

/** Answers the supervising process's questions, in a web process. */
export function answerPrimary(answers: Answers): void {
  process.on('message', ({ question, id, about }: Question) => {
    const reply = (answer?: unknown): void => {
      // A process that supervises no longer needs no answer.
      if (process.connected) process.send?.({ id, answer } satisfies Reply);
    };
    answers[question](about).then(reply, () => reply());
  });
}
