import { within } from '../browser/within';
import { readError, type ServiceError } from './data-error';

/** After this time a reading is given up. */
const READ_LIMIT_MS = 15_000;
/** A change that is given up may still have been stored, so it gets more time. */
const CHANGE_LIMIT_MS = 30_000;

interface Answer<T> {
  data: T | null;
  count: number | null;
  error: ServiceError | null;
  status: number;
}

/** A request that the data client has built and not sent. */
export interface DataRequest<T> extends PromiseLike<Answer<T>> {
  retry(enabled: boolean): this;
  abortSignal(signal: AbortSignal): this;
}

/** Sends a request once: queries have their own retries, and those of the client would delay the first failure. */
async function send<T>(request: DataRequest<T>, limit: number, signal?: AbortSignal): Promise<Answer<T>> {
  const answer = await request.retry(false).abortSignal(within(limit, signal));
  if (answer.error) throw readError(answer.error, answer.status);
  return answer;
}

/**
 * Reads rows, or the answer of a function.
 * @throws DataError
 */
export const read = async <T>(request: DataRequest<T>, signal?: AbortSignal): Promise<T> =>
  (await send(request, READ_LIMIT_MS, signal)).data as T;

/**
 * Counts rows; the request asks for `{ count: 'exact', head: true }`.
 * @throws DataError
 */
export const count = async (request: DataRequest<unknown>, signal?: AbortSignal): Promise<number> =>
  (await send(request, READ_LIMIT_MS, signal)).count ?? 0;

/**
 * Sends a change.
 * @throws DataError
 */
export const change = async <T>(request: DataRequest<T>): Promise<T> =>
  (await send(request, CHANGE_LIMIT_MS)).data as T;
