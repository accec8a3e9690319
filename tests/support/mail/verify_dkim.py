"""Verifies the signatures of a mail on standard input. Argument: port of the name server on this machine."""

import json
import sys

import dkim
import dns.resolver

resolver = dns.resolver.Resolver(configure=False)
resolver.nameservers = ["127.0.0.1"]
resolver.port = int(sys.argv[1])


def texts(name, timeout=5):
    try:
        answer = resolver.resolve(name.decode(), "TXT", lifetime=timeout)
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return None
    return b"".join(next(iter(answer)).strings)


message = dkim.DKIM(sys.stdin.buffer.read())
count = sum(1 for name, _ in message.headers if name.lower() == b"dkim-signature")
found = []
for index in range(count):
    try:
        holds = message.verify(idx=index, dnsfunc=texts)
    except dkim.DKIMException:
        holds = False
    if holds:
        found.append(
            {
                "domain": message.domain.decode(),
                "selector": message.selector.decode(),
                "headers": [name.decode().lower() for name in message.include_headers],
            }
        )
json.dump(found, sys.stdout)
