import { consoleEndpoints } from './console-endpoints.js';
import { siteEndpoints } from './site-endpoints.js';

/** Every call that the server answers. */
export const endpoints = { ...siteEndpoints, ...consoleEndpoints };

export type EndpointName = keyof typeof endpoints;
