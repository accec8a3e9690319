import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '@kindling/server/app.module';
import { defaultPorts } from '@kindling/server/default-ports';
import { readEnvironment } from '@kindling/server/kernel/config/environment';
import { requireNode } from '@kindling/server/kernel/config/node-version';
import { createLog, NestLog } from '@kindling/server/kernel/ground/log';
import { momentPorts } from './moments.js';
import { seedDemo } from './seed-demo.js';
import { seedStaff } from './seed-staff.js';

/** `npm run seed`, and the last step of the first `npm start`: the demo's staff and members, where they are missing. */
requireNode();
const environment = readEnvironment(process.env);
if (environment.NODE_ENV === 'production') {
  process.stderr.write('The demo is never seeded in production.\n');
  process.exitCode = 1;
} else {
  const log = createLog({ LOG_LEVEL: 'warn' });
  const app = await NestFactory.createApplicationContext(
    AppModule.forRoot({ environment, log, ports: [...defaultPorts(environment), ...momentPorts()] }),
    { logger: new NestLog(log), abortOnError: false },
  );
  try {
    await seedStaff(app);
    await seedDemo(app, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await app.close();
  }
}
