import { withTimeout } from '../browser/with-timeout';
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

/** Sent once: queries have their own retries, and those of the client would delay the first failure. */
const once = <R extends DataRequest<unknown>>(request: R, limit: number, signal?: AbortSignal): R =>
  request.retry(false).abortSignal(withTimeout(limit, signal));

async function checked<T>(sent: PromiseLike<Answer<T>>): Promise<Answer<T>> {
  const answer = await sent;
  if (answer.error) throw readError(answer.error, answer.status);
  return answer;
}

/**
 * Reads rows, or the answer of a function.
 * @throws DataError
 */
export const read = async <T>(request: DataRequest<T>, signal?: AbortSignal): Promise<T> =>
  (await checked(once(request, READ_LIMIT_MS, signal))).data as T;

/**
 * Reads the one row that a request is for.
 * @throws DataError, also when there is none or more than one
 */
export const readOne = async <T>(
  request: DataRequest<T[]> & { single(): PromiseLike<Answer<unknown>> },
  signal?: AbortSignal,
): Promise<T> => (await checked(once(request, READ_LIMIT_MS, signal).single())).data as T;

/**
 * Reads a page of rows, and how many there are in all where the request asks for `{ count: 'exact' }`.
 * @throws DataError
 */
export async function readPage<Row>(request: DataRequest<Row[]>, signal?: AbortSignal) {
  const { data, count: total } = await checked(once(request, READ_LIMIT_MS, signal));
  return { rows: data ?? [], total };
}

/**
 * Counts rows; the request asks for `{ count: 'exact', head: true }`.
 * @throws DataError
 */
export const count = async (request: DataRequest<unknown>, signal?: AbortSignal): Promise<number> =>
  (await checked(once(request, READ_LIMIT_MS, signal))).count ?? 0;

/**
 * Sends a change.
 * @throws DataError
 */
export const change = async <T>(request: DataRequest<T>): Promise<T> =>
  (await checked(once(request, CHANGE_LIMIT_MS))).data as T;
