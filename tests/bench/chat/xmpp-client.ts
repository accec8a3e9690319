import net from 'node:net';

export interface XmppAccount {
  user: string;
  password: string;
  domain: string;
}

/** As much of XMPP (RFC 6120) as a bench needs: one session over plain TCP on this machine. */
export class XmppClient {
  private readonly socket: net.Socket;
  private readonly domain: string;
  private readonly onText: (text: string) => void;
  private received = '';
  private awaited: { text: string; found: () => void } | undefined;

  private constructor(socket: net.Socket, domain: string, onText: (text: string) => void) {
    this.socket = socket;
    this.domain = domain;
    this.onText = onText;
    socket.setEncoding('utf8');
    socket.on('data', (data: string) => this.take(data));
    // Whoever waits for an answer learns of it by the time that it takes.
    socket.on('error', () => socket.destroy());
  }

  /** @param onText told of the body of each message that comes */
  static async open(port: number, account: XmppAccount, onText: (text: string) => void): Promise<XmppClient> {
    const { user, password, domain } = account;
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const client = new XmppClient(socket, domain, onText);
    await client.ask(header(domain), '</stream:features>');
    const secret = Buffer.from(`\0${user}\0${password}`).toString('base64');
    await client.ask(`<auth xmlns='${sasl}' mechanism='PLAIN'>${secret}</auth>`, '<success');
    await client.ask(header(domain), '</stream:features>');
    await client.ask(`<iq type='set' id='bind'><bind xmlns='${bind}'/></iq>`, '</iq>');
    // The server tells a session that is available its own presence.
    await client.ask('<presence/>', '<presence');
    return client;
  }

  isOpen(): boolean {
    return !this.socket.destroyed;
  }

  /** @param text without any of XML's signs */
  send(to: string, text: string): void {
    this.socket.write(
      `<message to='${to}@${this.domain}' type='chat' id='${text}'><body>${text}</body></message>`,
    );
  }

  close(): void {
    this.socket.destroy();
  }

  private ask(stanza: string, answer: string): Promise<void> {
    return new Promise((found, failed) => {
      const close = () => failed(new Error(`the server closed before ${answer}`));
      this.socket.once('close', close);
      this.awaited = {
        text: answer,
        found: () => {
          this.socket.off('close', close);
          found();
        },
      };
      this.socket.write(stanza);
    });
  }

  private take(data: string): void {
    this.received += data;
    if (this.awaited) {
      const at = this.received.indexOf(this.awaited.text);
      if (at === -1) return;
      this.received = this.received.slice(at + this.awaited.text.length);
      const { found } = this.awaited;
      this.awaited = undefined;
      found();
      return;
    }
    for (let end: number; (end = this.received.indexOf(bodyEnd)) !== -1;) {
      this.onText(this.received.slice(this.received.lastIndexOf('>', end) + 1, end));
      this.received = this.received.slice(end + bodyEnd.length);
    }
  }
}

const sasl = 'urn:ietf:params:xml:ns:xmpp-sasl';
const bind = 'urn:ietf:params:xml:ns:xmpp-bind';
const bodyEnd = '</body>';
const header = (domain: string): string =>
  `<?xml version='1.0'?><stream:stream to='${domain}' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>`;
