import { readRefusal, Refusal } from './refusal';

interface Answer {
  data: unknown;
  error: { code: string; message: string; details: string | null; hint: string | null } | null;
  status: number;
}

/**
 * Calls a function of the data service.
 * @param within milliseconds until it is given up
 * @throws Refusal when the service refuses, does not answer in time, or answers what cannot be read
 */
export async function ask<T>(
  send: (signal: AbortSignal) => PromiseLike<Answer>,
  parse: (answer: unknown) => T,
  within: number,
  signal?: AbortSignal,
): Promise<T> {
  const limit = AbortSignal.timeout(within);
  const { data, error, status } = await send(signal ? AbortSignal.any([signal, limit]) : limit);
  if (error) throw readRefusal(error, status);
  try {
    return parse(data);
  } catch (fault) {
    throw new Refusal('unavailable', String(fault));
  }
}
