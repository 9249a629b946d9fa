import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Deliver } from './smtp-delivery';

/**
 * Writes each mail into a folder instead of sending it: `<time>_<id>.html`, then `.txt` with its headers.
 * @param folder created when the first mail is written
 */
export const folderDelivery =
  (folder: string): Deliver =>
  async ({ id, to, subject, html, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = new Date().toISOString();
    const path = join(folder, `${now.replaceAll(/[:.]/g, '-')}_${id}`);
    const one = (line: string): string => line.replace(/[\r\n]+/g, ' ');
    await writeFile(`${path}.html`, html, { mode: 0o600 });
    // Under another name first: whoever lists the folder sees no half mail.
    await writeFile(`${path}.part`, `To: ${one(to)}\nSubject: ${one(subject)}\nDate: ${now}\n\n${text}`, {
      mode: 0o600,
    });
    await rename(`${path}.part`, `${path}.txt`);
  };
