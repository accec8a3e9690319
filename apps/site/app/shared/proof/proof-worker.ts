import { findProof, type ProofTask } from './find-proof';

// Beside the page's own thread: its spinner turns and its fields take input meanwhile.
addEventListener('message', ({ data }: MessageEvent<ProofTask>) => postMessage(findProof(data)));
