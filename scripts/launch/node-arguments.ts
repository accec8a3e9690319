/**
 * What Node is started with for a process of the server. The limit of the young objects' room, in MB, is what Node takes on small
 * machines: on large ones it takes 64, of which 130 MB stay empty.
 */
export const nodeArguments = ['--enable-source-maps', '--max-semi-space-size=16'] as const;
