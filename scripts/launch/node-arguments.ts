/**
 * What Node is started with for a process of the server. V8 makes its heap small once no full collection came by for a
 * hundred seconds, which stops everybody for 20 to 60 ms on a core that is at work; without, full collections come when the
 * heap has grown (docs/decisions/0024-a-login-in-three-waits.md).
 */
export const nodeArguments = ['--enable-source-maps', '--no-memory-reducer'] as const;
