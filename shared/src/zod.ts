import { config } from 'zod/mini';

// zod probes `new Function` to build faster parsers; the content security policy forbids that and would report it.
config({ jitless: true });

/** `import * as z from '@marisma/shared/zod'`: as a namespace of its own, so that bundlers drop what is not used. */
export * from 'zod/mini';
