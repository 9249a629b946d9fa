type Serializer = (value: unknown) => string;

/** A value from a request that its type cannot hold; answered 400, as PostgreSQL's own refusal of a value. */
class InvalidValue extends Error {
  readonly code = '22P02';
  constructor() {
    super('invalid input: the value does not fit its type');
  }
}

/**
 * Checks each value before PGlite binds it.
 *
 * PGlite writes its messages into one buffer. A value that is no text stops it half-way, and what is already
 * written becomes the start of the next message, so that the next request fails.
 */
export const checkValues = (known: Record<string | number, Serializer>): typeof known =>
  new Proxy(known, { get: (_, type) => (value: unknown) => asText(value, known[type as string]) });

function asText(value: unknown, serialize: Serializer = (plain) => `${plain as string}`): string {
  let text: unknown;
  try {
    text = serialize(value);
  } catch {
    throw new InvalidValue();
  }
  if (typeof text !== 'string') throw new InvalidValue();
  return text;
}
