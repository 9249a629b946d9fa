/** What a visitor has in hand. */
export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  touch: boolean;
  /** How many times slower than this machine. */
  cpu: number;
  /** Milliseconds that every request waits, and bits per second; none on a line that sets no limit. */
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
