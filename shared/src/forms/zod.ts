import * as z from 'zod/mini';

// zod probes `new Function` to build faster parsers; the content security policy forbids that and would report it.
z.config({ jitless: true });

export { z };
