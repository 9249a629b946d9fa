import { transform, type TransformFailure } from 'esbuild';
import * as z from 'zod';

const FILE = 'config.json';

/** The names that shell and releases read; shell/src/config/site-config.ts checks their values in the browser. */
export const configFile = z.strictObject({
  supabaseUrl: z.string().optional(),
  supabaseKey: z.string().optional(),
  reports: z
    .strictObject({ url: z.string(), format: z.string().optional(), sample: z.number().optional() })
    .optional(),
  siteUrl: z.url({ protocol: /^https?$/, error: "It must begin with 'https://' or 'http://'" }).optional(),
  captchaKey: z.string().optional(),
  demo: z.boolean().optional(),
  serviceWorker: z.boolean().optional(),
});

/** `config.json` can't be used. The message names line and column, or every wrong name and value. */
export class ConfigInvalid extends Error {
  override name = 'ConfigInvalid';
}

/**
 * Checks the site's `config.json` before anything is written. A missing file is valid: a new site has none.
 * @throws ConfigInvalid
 */
export async function checkConfigFile(read: (path: string) => Promise<Buffer | null>): Promise<void> {
  const text = (await read(FILE))?.toString('utf8');
  if (text === undefined) return;
  const parsed = configFile.safeParse(await parseJson(text));
  if (!parsed.success) throw new ConfigInvalid(`${FILE}:\n${z.prettifyError(parsed.error)}`);
}

async function parseJson(text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigInvalid(`${FILE}, ${await placeOf(text)}`, { cause: error });
  }
}

/** Where a text stops being JSON (RFC 8259); Node's own messages often have no place. */
async function placeOf(text: string): Promise<string> {
  const failure = await transform(text, { loader: 'json', logLevel: 'silent' }).then(
    () => undefined,
    (error: TransformFailure) => error.errors[0],
  );
  const { line = 1, column = 0 } = failure?.location ?? {};
  return `line ${line}, column ${column + 1}: ${failure?.text ?? 'not JSON'}`;
}
