/** Why an area can't be shown; the words for each are in `texts`. */
export const FAULT_REASONS = [
  'registry-untrusted',
  'manifest-unreachable',
  'manifest-invalid',
  'entry-unreachable',
  'integrity',
  'contract-mismatch',
  'chunk-missing',
  'module-incomplete',
  'render-crash',
  'timeout',
] as const;
export type FaultReason = (typeof FAULT_REASONS)[number];

/** A failure to load or show an area, with the reason that screen and log give. */
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
