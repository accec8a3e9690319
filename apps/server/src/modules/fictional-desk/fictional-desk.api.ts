export { FictionalQueueRepository } from './fictional-queue.repository.js';
