/** What Node is started with for a process of the server. */
export const nodeArguments = ['--enable-source-maps'] as const;
