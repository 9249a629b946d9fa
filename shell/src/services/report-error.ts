import type { ShellServices } from '@marisma/shared/shell';

/** Writes a fault to the console, one line, with what was going on; messages of ours name no person. */
export const reportError: ShellServices['reportError'] = (error, { area, during }) => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const reason = (error as { reason?: string } | null)?.reason;
  console.error(`[${area ?? 'shell'}] ${during}: ${reason ? `${reason}: ` : ''}${name}: ${message}`);
};
