import { findProof, type ProofTask } from './find-proof';

// Off the main thread: the spinner turns and the fields take input meanwhile.
addEventListener('message', ({ data }: MessageEvent<ProofTask>) => postMessage(findProof(data)));
