const KEY = 'marismaClockAhead';

/** Notes by how many milliseconds this device's clock is ahead of the service's: on the page, for every package. */
export const setClockOffset = (milliseconds: number): void =>
  void Object.assign(globalThis, { [KEY]: milliseconds });

/** What time it is, as far as this page knows: by the service's clock where the device's is wrong. */
export const now = (): Date =>
  new Date(Date.now() - ((Reflect.get(globalThis, KEY) as number | undefined) ?? 0));
