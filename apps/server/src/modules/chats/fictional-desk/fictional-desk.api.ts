export { FictionalQueueRepository } from './turns/fictional-queue.repository.js';
