import { within } from '../browser/within';
import { readRefusal, Refusal } from './refusal';

interface Answer {
  data: unknown;
  error: { code: string; message: string; details: string | null; hint: string | null } | null;
  status: number;
}

/**
 * Calls a function of the data service.
 * @param patience milliseconds until it is given up
 * @throws Refusal when the service refuses, does not answer in time, or answers what cannot be read
 */
export async function ask<T>(
  send: (signal: AbortSignal) => PromiseLike<Answer>,
  parse: (answer: unknown) => T,
  patience: number,
  signal?: AbortSignal,
): Promise<T> {
  const { data, error, status } = await send(within(patience, signal));
  if (error) throw readRefusal(error, status);
  try {
    return parse(data);
  } catch (fault) {
    throw new Refusal('unavailable', String(fault));
  }
}
