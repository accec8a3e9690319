import { consoleEndpoints } from './console-endpoints.js';
import { siteEndpoints } from './site-endpoints.js';

export const endpoints = { ...siteEndpoints, ...consoleEndpoints };

export type EndpointName = keyof typeof endpoints;
