import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Whether a server could listen on this port now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Below the ports that systems hand out by themselves, for port 0 and for outgoing connections: between the look and the
 * server's start nobody is given one of these.
 */
const OWN_PORTS = { first: 20_000, end: 32_000 };

/** A port nobody listens on: the preferred one when it is free, else one at random. */
export async function freePort(preferred?: number): Promise<number> {
  for (let port = preferred ?? randomPort(); ; port = randomPort()) if (await isPortFree(port)) return port;
}

const randomPort = () => randomInt(OWN_PORTS.first, OWN_PORTS.end);
