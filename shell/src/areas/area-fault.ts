/** Reasons why an area can't be shown; the texts are in `texts`. */
export const FAULT_REASONS = [
  'registry-unreachable',
  'registry-untrusted',
  'manifest-unreachable',
  'manifest-invalid',
  'entry-unreachable',
  'integrity',
  'contract-mismatch',
  'chunk-missing',
  'module-incomplete',
  'import-crash',
  'render-crash',
  'timeout',
] as const;
export type FaultReason = (typeof FAULT_REASONS)[number];

export class AreaFault extends Error {
  override name = 'AreaFault';
  constructor(
    readonly reason: FaultReason,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}

/** @returns the error itself when it already has a reason, else one that wraps it with `reason` */
export const asAreaFault = (error: unknown, reason: FaultReason): AreaFault =>
  error instanceof AreaFault ? error : new AreaFault(reason, String(error), { cause: error });

interface ChunkLoadError extends Error {
  type?: string;
  request?: string;
}

/** Whether webpack's chunk loader threw this error because a script did not load. */
export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  (error as { name?: string } | null)?.name === 'ChunkLoadError';

/** Whether a page's file threw while it was evaluated; `lazyRoute` names such errors. */
export const isImportCrash = (error: unknown): boolean =>
  (error as { name?: string } | null)?.name === 'ImportCrash';

/** The reason shown for an error that a page threw. */
export function reasonOf(error: unknown): FaultReason {
  if (error instanceof AreaFault) return error.reason;
  if (isImportCrash(error)) return 'import-crash';
  if (!isChunkLoadError(error)) return 'render-crash';
  return error.type === 'timeout' ? 'timeout' : 'chunk-missing';
}

/**
 * A reference for one failure in screen, log and support mail: six characters that are easy to read out on
 * the phone.
 */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => 'ACDEFHJKLMNPRTUVWXY34679'[byte % 24]).join(
    '',
  );
