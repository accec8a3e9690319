import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { commands } from './commands.js';
import { readEnvironment } from './kernel/config/environment.js';
import { requireNode } from './kernel/config/node-version.js';
import { createLog, NestLog } from './kernel/ground/log.js';
import { migrate, requireMigrations } from './migrate.js';

requireNode();
const environment = readEnvironment(process.env);
const log = createLog({ LOG_LEVEL: 'warn' });
const [name = '', ...args] = process.argv.slice(2);

const command = commands[name];
if (!command) {
  process.stderr.write(
    `Unknown command "${name}". There are:\n${Object.values(commands)
      .map(({ usage }) => `  ${usage}`)
      .join('\n')}\n`,
  );
  process.exitCode = 2;
} else {
  if (command.migratesFirst) await migrate(environment);
  else await requireMigrations(environment, log);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot({ environment, log }), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    process.exitCode = await command.run(app, args);
  } finally {
    await app.close();
  }
}
