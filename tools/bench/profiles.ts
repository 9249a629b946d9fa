/** A visitor's device and connection. */
export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  touch: boolean;
  /** The factor by which the CPU is slower than this machine's. */
  cpu: number;
  /** Latency of a request in ms, and bits per second; undefined for an unthrottled connection. */
  network?: { latency: number; down: number; up: number };
}

export const PROFILES: Record<string, Profile> = {
  phone: {
    name: 'phone',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    touch: true,
    cpu: 4,
    network: { latency: 150, down: 1_600_000, up: 750_000 },
  },
  desktop: {
    name: 'desktop',
    viewport: { width: 1350, height: 940 },
    deviceScaleFactor: 1,
    touch: false,
    cpu: 1,
  },
};
