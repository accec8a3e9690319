/**
 * What Node is started with for a process of the server. The young generation's semi-space is held to 16 MB: left to itself it
 * grows with the machine, and at rest web and worker took some 70 and 90 MB more.
 */
export const nodeArguments = ['--enable-source-maps', '--max-semi-space-size=16'] as const;
