import cluster from 'node:cluster';
import { readEnvironment } from './kernel/config/environment.js';
import { requireNode } from './kernel/config/node-version.js';
import { superviseProcesses } from './kernel/entrance/processes/supervise.js';
import { createLog } from './kernel/ground/log.js';

/**
 * The web server: one process, or as many as WEB_PROCESSES says behind one port. Then this one only supervises them, and
 * does not load the application.
 */
requireNode();
const environment = readEnvironment(process.env);
if (cluster.isPrimary && environment.WEB_PROCESSES > 1)
  await superviseProcesses(environment, createLog(environment));
else await import('./web.js');
