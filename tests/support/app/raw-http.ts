import net from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends exactly these bytes to a port of this machine and reads until the server closes: for what no HTTP client would
 * send. Ask for `connection: close`.
 *
 * @param parts written one after the other, each once the one before went out
 * @returns undefined when the server closed without an answer
 */
export function sendRaw(port: number, ...parts: (string | Buffer)[]): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const finish = () => resolve(parse(Buffer.concat(chunks).toString('latin1')));
    socket.on('connect', () => {
      for (const part of parts) socket.write(part);
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', finish);
    // A server that refuses while bytes still come in resets the connection after its answer.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)));
  });
}

function parse(text: string): RawAnswer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
  };
}
