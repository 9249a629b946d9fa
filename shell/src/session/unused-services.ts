/**
 * Replaces, in the browser's build, the parts of the data client that the site never calls. They are half of
 * its size; docs/decisions/0025 describes how to restore one.
 */

/** Properties that are read from any object: `then` by an await, `toJSON` by a log. */
const COMMON_PROPERTIES = new Set<PropertyKey>(['then', 'toJSON', 'constructor']);

/** @returns an object that throws an Error naming the service when any property not in `known` is read */
const refuse = (service: string, known: object = {}): object =>
  new Proxy(known, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || COMMON_PROPERTIES.has(name))
        return Reflect.get(target, name) as unknown;
      throw new Error(`The data client of this site is built without ${service}: see docs/decisions/0025.`);
    },
  });

/** The client passes every new token to realtime, so this call must not fail. */
const AUTH_METHODS = { setAuth: () => Promise.resolve() };

// Called with `new`, each returns its object.
export function RealtimeClient(): object {
  return refuse('live updates', AUTH_METHODS);
}
export function StorageClient(): object {
  return refuse('files');
}
export function FunctionsClient(): object {
  return refuse('functions');
}

// Exported for type checks by callers; no code creates them.
export class StorageApiError extends Error {}
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
