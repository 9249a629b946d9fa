/**
 * Stands in, in the browser's build, for the parts of the data client that the product never calls. They are half
 * of its weight; docs/decisions/0025 says how one comes back.
 */

/** What may be asked of any object without meaning the service: an await asks for `then`, a log for `toJSON`. */
const HARMLESS = new Set<PropertyKey>(['then', 'toJSON', 'constructor']);

/** @returns an object that throws an Error, naming the service, as soon as anything but `known` is asked of it */
const refuse = (service: string, known: object = {}): object =>
  new Proxy(known, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || HARMLESS.has(name))
        return Reflect.get(target, name) as unknown;
      throw new Error(`The data client of this site is built without ${service}: see docs/decisions/0025.`);
    },
  });

/** The client hands every new token on to live updates, and that must not fail. */
const TOKEN_TAKER = { setAuth: () => Promise.resolve() };

// Called with `new`, each gives the object that it returns.
export function RealtimeClient(): object {
  return refuse('live updates', TOKEN_TAKER);
}
export function StorageClient(): object {
  return refuse('files');
}
export function FunctionsClient(): object {
  return refuse('functions');
}

// The client exports these for its callers; nobody gets one from services that aren't there.
export class StorageApiError extends Error {}
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
