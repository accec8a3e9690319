import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import net from 'node:net';
import packet, { type Answer, type Packet, type Question } from 'dns-packet';

/** What is said of a name. */
export interface Records {
  A?: readonly string[];
  AAAA?: readonly string[];
  CNAME?: string;
  TXT?: readonly string[];
  MX?: readonly { preference: number; exchange: string }[];
}

/** How a name fails: the server says that it can't find out, or nothing. */
export type Failure = 'SERVFAIL' | 'silence';

export interface DnsServer {
  /** For `DNS_SERVERS`. */
  address: string;
  /** Says this of a name from now on; undefined: there is no such name. */
  set(name: string, records: Records | undefined): void;
  /** Fails from now on for a name; undefined: answers again. */
  fail(name: string, failure: Failure | undefined): void;
  /** How often a type of a name was asked for. */
  asked(name: string, type: string): number;
  close(): Promise<void>;
}

/** Longer than any test: what a resolver keeps would be seen. */
const ttl = 3600;
/** Of an answer over UDP; a longer one is asked for again over TCP. */
const mostBytes = 1232;
const failures = { NXDOMAIN: 3, SERVFAIL: 2 } as const;
const mostAliases = 8;

/** A resolver on loopback, over UDP and TCP, of whatever a test says. It knows no other name. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone = new Map<string, Records>();
  const failing = new Map<string, Failure>();
  const asked: string[] = [];

  /** @returns undefined for silence */
  const answer = (message: Buffer): Packet | undefined => {
    const query = packet.decode(message);
    const [question] = query.questions ?? [];
    if (!question) return undefined;
    const name = question.name.toLowerCase();
    asked.push(`${question.type} ${name}`);
    const failure = failing.get(name);
    if (failure === 'silence') return undefined;
    const found = failure ? { answers: [], code: failures[failure] } : find(zone, { ...question, name });
    return {
      type: 'response',
      id: query.id ?? 0,
      flags: packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE | found.code,
      questions: [question],
      answers: found.answers,
    };
  };

  const udp = createSocket('udp4');
  udp.on('message', (message, { port, address }) => {
    const said = answer(message);
    if (!said) return;
    const whole = packet.encode(said);
    const short = { ...said, flags: (said.flags ?? 0) | packet.TRUNCATED_RESPONSE, answers: [] };
    udp.send(whole.length > mostBytes ? packet.encode(short) : whole, port, address);
  });
  const tcp = net.createServer((socket) => {
    let read = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      read = Buffer.concat([read, part]);
      while (read.length >= 2 && read.length >= 2 + read.readUInt16BE(0)) {
        const end = 2 + read.readUInt16BE(0);
        const said = answer(read.subarray(2, end));
        read = read.subarray(end);
        if (said) socket.write(packet.streamEncode(said));
      }
    });
  });
  const port = await listen(udp, tcp);
  return {
    address: `127.0.0.1:${port}`,
    set: (name, records) => void (records ? zone.set(name, records) : zone.delete(name)),
    fail: (name, failure) => void (failure ? failing.set(name, failure) : failing.delete(name)),
    asked: (name, type) => asked.filter((one) => one === `${type} ${name}`).length,
    async close() {
      udp.close();
      tcp.close();
      await once(tcp, 'close');
    },
  };
}

/** The same free port for both. */
async function listen(udp: Socket, tcp: net.Server): Promise<number> {
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as net.AddressInfo;
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  return port;
}

/** As a resolver does it: aliases are followed, whatever was asked for. */
function find(
  zone: ReadonlyMap<string, Records>,
  { name: asked, type }: Question,
): { answers: Answer[]; code: number } {
  const answers: Answer[] = [];
  let name = asked;
  for (let step = 0; step < mostAliases; step++) {
    const records = zone.get(name.toLowerCase());
    if (!records) return { answers, code: failures.NXDOMAIN };
    if (records.CNAME === undefined || type === 'CNAME')
      return { answers: [...answers, ...ofType(name, records, type)], code: 0 };
    answers.push({ type: 'CNAME', name, ttl, data: records.CNAME });
    name = records.CNAME;
  }
  return { answers, code: failures.SERVFAIL };
}

function ofType(name: string, records: Records, type: Question['type']): Answer[] {
  const place = { name, ttl };
  switch (type) {
    case 'A':
    case 'AAAA':
      return (records[type] ?? []).map((data) => ({ type, ...place, data }));
    case 'CNAME':
      return records.CNAME === undefined ? [] : [{ type, ...place, data: records.CNAME }];
    case 'TXT':
      // One text is at most 255 bytes: longer ones are several, which belong together.
      return (records.TXT ?? []).map((data) => ({ type, ...place, data: data.match(/.{1,255}/gs) ?? [''] }));
    case 'MX':
      return (records.MX ?? []).map((data) => ({ type, ...place, data }));
    default:
      return [];
  }
}
