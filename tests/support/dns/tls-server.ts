import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import type { KeyAndCertificate } from '../app/self-signed.ts';

export interface TlsServer {
  port: number;
  /** Connections so far. */
  connections(): number;
  /** Bytes that came after handshakes. */
  received(): number;
  /** Shows this to clients that ask for a host; undefined: no certificate. */
  show(host: string, certificate: KeyAndCertificate | undefined): void;
  close(): Promise<void>;
}

/** A server of several sites, as a proxy is one: which certificate it shows depends on the name that is asked for. */
export async function startTlsServer(address = '127.0.0.1', port = 0): Promise<TlsServer> {
  const contexts = new Map<string, tls.SecureContext>();
  let connections = 0;
  let received = 0;
  const server = tls.createServer({
    SNICallback: (name, done) => done(null, contexts.get(name)),
  });
  server.on('connection', () => (connections += 1));
  server.on('tlsClientError', () => undefined);
  server.on('secureConnection', (socket) => {
    socket.on('error', () => undefined);
    socket.on('data', ({ length }: Buffer) => (received += length));
  });
  server.listen(port, address);
  await once(server, 'listening');
  return {
    port: (server.address() as net.AddressInfo).port,
    connections: () => connections,
    received: () => received,
    show: (host, certificate) =>
      void (certificate ? contexts.set(host, tls.createSecureContext(certificate)) : contexts.delete(host)),
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Takes connections and says nothing. */
export async function startSilentServer(address: string, port: number): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.add(socket);
  });
  server.listen(port, address);
  await once(server, 'listening');
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
