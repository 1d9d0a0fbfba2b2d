import { backendFor } from '../../src/server/backend.ts';
import { createReadiness } from '../../src/server/health.ts';

export default createReadiness(() => backendFor(undefined));
