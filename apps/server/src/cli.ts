// `kindling <command>`: see bin/kindling.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { AppModule } from './app.module.js';
import { commands } from './commands.js';
import { readEnvironment } from './kernel/config/environment.js';
import { requireNode } from './kernel/config/node-version.js';
import { createLog, NestLog } from './kernel/ground/log.js';
import { writerUrl } from './kernel/database/writer/writers.js';
import { requireMigrations } from './migrate.js';

requireNode();
const [name, ...args] = process.argv.slice(2);
const command = name === undefined ? undefined : commands[name];
if (command) process.exitCode = await run();
else if (name === undefined || name === '--help' || name === '-h' || name === 'help')
  process.stdout.write(listed());
else {
  process.stderr.write(`Unknown command "${name}".\n${listed()}`);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const given = readEnvironment(process.env);
  // Of several databases the one that takes writes now: a command is soon over, and other programs know one host.
  const environment = { ...given, DATABASE_URL: await writerUrl(given.DATABASE_URL) };
  const log = createLog({ LOG_LEVEL: 'warn' });
  let started: Promise<INestApplicationContext> | undefined;
  const start = async (): Promise<INestApplicationContext> => {
    await requireMigrations(environment, log);
    const module = AppModule.forRoot({ environment, log });
    return NestFactory.createApplicationContext(module, { logger: new NestLog(log), abortOnError: false });
  };
  const app = () => (started ??= start());
  try {
    return (await command?.run({ environment, app }, args)) ?? 2;
  } catch (error) {
    // One that we made speaks for itself, and so does the system's about a file; of any other one wants to know where
    // it happened.
    const isOurs = error instanceof Error && error.constructor === Error && !('code' in error);
    if (!isOurs && !isAboutFile(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await (await started)?.close();
  }
}

/** Such as a folder that this user may not make. */
function isAboutFile(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

/** All commands, one on a line. */
function listed(): string {
  const own = Object.entries(commands).filter(([, { summary }]) => summary !== undefined);
  const width = Math.max(...own.map(([word]) => word.length));
  const lines = own.map(([word, { summary }]) => `  ${word.padEnd(width)}  ${summary}`);
  return `kindling <command>, where <command> is one of\n${lines.join('\n')}\n`;
}
