/** Default region: services other than Amazon's ignore it, but it is part of every signature. */
const defaultRegion = 'us-east-1';

/** Whether this names a bucket with key and secret, as `S3_URL` does: `https://key:secret@host/bucket?region=…`. */
export function isBucketAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, pathname } = new URL(address);
  return (
    /^https?:$/.test(protocol) &&
    username !== '' &&
    password !== '' &&
    /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(pathname)
  );
}

const connectMs = 3000;

/**
 * The bucket of an address, and what a client of its service is made with.
 *
 * @param requestMs how long the service may take for a request, or be silent in the middle of one
 */
export function bucketOf(address: string, requestMs: number) {
  const url = new URL(address);
  return {
    bucket: url.pathname.slice(1),
    client: {
      endpoint: url.origin,
      region: url.searchParams.get('region') ?? defaultRegion,
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      // Every service of this kind supports the bucket in the path, and requests without its own checksums, because the
      // signature covers the body's hash anyway.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: requestMs,
        // Without it a late answer is only a warning, and a service that never answers holds its caller for ever.
        throwOnRequestTimeout: true,
        socketTimeout: requestMs,
      },
    },
  } as const;
}
