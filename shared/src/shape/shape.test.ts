import * as z from '.';

const villa = z.object({
  name: z.string().check(z.minLength(1), z.regex(/^[a-z]+$/, 'must be lower case')),
  beds: z.int().check(z.gt(0), z.lte(15)),
  price: z.optional(z.number().check(z.gte(0))),
  access: z.union([z.literal('public'), z.array(z.enum(['owner', 'admin'])).check(z.minLength(1))]),
  files: z.record(z.string().check(z.regex(/\.js$/)), z.string()),
  open: z.optional(z.boolean()),
});
const sound: z.infer<typeof villa> = {
  name: 'serenity',
  beds: 6,
  access: ['owner'],
  files: { 'a.js': 'x' },
};

const faultOf = (value: unknown): string => villa.safeParse(value).error?.message ?? '';

it('reads a valid value and drops unknown fields', () => {
  expect(villa.parse({ ...sound, color: 'white' })).toEqual(sound);
  expect(villa.parse({ ...sound, price: 0, open: false, access: 'public' })).toEqual({
    ...sound,
    price: 0,
    open: false,
    access: 'public',
  });
});

it.each<[string, object, string]>([
  ['a missing field', { name: undefined }, 'name: must be a text'],
  ['a field of another type', { beds: '6' }, 'beds: must be a whole number'],
  ['a fraction', { beds: 1.5 }, 'beds: must be a whole number'],
  ['NaN instead of a number', { price: NaN }, 'price: must be a number'],
  ['an infinite number', { price: Infinity }, 'price: must be a number'],
  ['null for an optional field', { price: null }, 'price: must be a number'],
  ['a value out of range', { beds: 16 }, 'beds: must be at most 15'],
  ['a value that a check refuses', { name: 'Big' }, 'name: must be lower case'],
  ['a text for a boolean', { open: 'no' }, 'open: must be true or false'],
  ['a list for an object', { files: [] }, 'files: must be an object'],
  ['a key that a check refuses', { files: { 'a.css': 'x' } }, 'files: a.css: must match /\\.js$/'],
  ['an invalid value in a record', { files: { 'a.js': 1 } }, 'files: a.js: must be a text'],
  ['an object for a list', { access: { 0: 'owner' } }, 'must be a list'],
  ['an item outside the allowed values', { access: ['root'] }, 'access: 0: must be one of owner, admin'],
  ['an empty list', { access: [] }, 'access: must not be shorter than 1'],
])('refuses %s', (_what, change, fault) => {
  expect(faultOf({ ...sound, ...change })).toContain(fault);
});

it('lists all faults at once', () => {
  expect(faultOf({ ...sound, name: '', beds: -1 })).toBe(
    'name: must not be shorter than 1; name: must be lower case; beds: must be more than 0',
  );
  expect(() => villa.parse({ ...sound, beds: 0 })).toThrow('beds: must be more than 0');
});

it.each([null, undefined, 'text', 7, []])('reports %j as not an object, once', (value) => {
  expect(faultOf(value)).toBe('must be an object');
});

it('runs a check only on a value of the right type', () => {
  const check = jest.fn(() => undefined);
  expect(z.string().check(check).safeParse(7).success).toBe(false);
  expect(check).not.toHaveBeenCalled();
});

it('treats __proto__ in hostile JSON as an ordinary key', () => {
  const parsed = z.record(z.string(), z.unknown()).parse(JSON.parse('{"__proto__": {"admin": true}}'));
  expect(Object.keys(parsed)).toEqual(['__proto__']);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

it('replaces an unreadable value where the shape has a fallback', () => {
  const lenient = z.object({ share: z.catch(z.optional(z.number().check(z.gte(0))), undefined) });
  expect(lenient.parse({ share: 0 })).toEqual({ share: 0 });
  expect(lenient.parse({ share: -1 })).toEqual({});
  expect(lenient.parse({})).toEqual({});
});
