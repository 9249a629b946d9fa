import { config } from 'zod/mini';

// zod tries `new Function` to build faster parsers; the content security policy forbids that and would report it.
config({ jitless: true });

/** `import * as z from '@marisma/area-kit/zod'`: a namespace import, so that bundlers remove unused exports. */
export * from 'zod/mini';
