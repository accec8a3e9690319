/**
 * Set up before every test file of jest: what goes wrong quietly fails loudly. An unexpected console.error or
 * console.warn fails its test (a test that expects one replaces it by jest.spyOn), and nothing reaches another
 * machine.
 */
import net from 'node:net';

let complaints: string[] = [];

for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...parts: unknown[]) => {
    complaints.push(`console.${kind}: ${parts.map(String).join(' ')}`);
  };
}

afterEach(() => {
  const heard = complaints;
  complaints = [];
  if (heard.length > 0) throw new Error(`unexpected output:\n${heard.join('\n')}`);
});

const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const patched = Symbol.for('kindling.loopback-only');
const prototype = net.Socket.prototype as net.Socket & { [patched]?: true };

// Node's own modules outlive a test file, so this happens once per process.
if (!prototype[patched]) {
  prototype[patched] = true;
  const connect = prototype.connect as (...args: unknown[]) => net.Socket;
  prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (host !== undefined && !LOOPBACK.test(host)) throw new Error(`a test tried to reach ${host}`);
    return connect.apply(this, args);
  } as typeof prototype.connect;
}

/** The host of connect's many forms; undefined for UNIX sockets and for the local default. */
function hostOf(args: unknown[]): string | undefined {
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as unknown[];
  if (typeof first === 'object' && first !== null) return (first as { host?: string }).host;
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}
