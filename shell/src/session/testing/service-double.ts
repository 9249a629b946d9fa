import type { Role } from '@marisma/area-kit/contract';

export interface ServiceRequest {
  method: string;
  /** Pathname, starting with `/auth/v1` or `/rest/v1`. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = (request: ServiceRequest) => Response | Promise<Response>;

/** A JSON answer in the service's form. */
export const answer = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A refusal of the auth service. */
export const refuse = (
  status: number,
  msg: string,
  code = '',
  headers: Record<string, string> = {},
): Response => answer({ code: status, msg, error_code: code }, status, headers);

export const USER_ID = '00000000-0000-4000-8000-000000000001';

export const authUser = (changes: Record<string, unknown> = {}) => ({
  id: USER_ID,
  aud: 'authenticated',
  role: 'authenticated',
  email: 'elena@marisma.test',
  user_metadata: { first_name: 'Elena', last_name: 'Duarte', role: 'client' },
  app_metadata: {},
  identities: [{ identity_id: 'i1', id: USER_ID, provider: 'email' }],
  created_at: '2026-01-01T00:00:00Z',
  ...changes,
});

/** An access token with a readable payload; its signature is never checked here. */
export const accessToken = (claims: Record<string, unknown> = {}): string =>
  ['{"alg":"HS256"}', JSON.stringify({ sub: USER_ID, aal: 'aal1', ...claims }), 'signature']
    .map(btoa)
    .join('.');

export const authSession = (changes: Record<string, unknown> = {}) => ({
  access_token: accessToken(),
  refresh_token: 'refresh-1',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.round(Date.now() / 1000) + 3600,
  user: authUser(),
  ...changes,
});

const asAnswer = (reply: Answer | Response | object): Answer =>
  typeof reply === 'function'
    ? (reply as Answer)
    : () => (reply instanceof Response ? reply.clone() : answer(reply));

export interface ServiceOptions {
  /** The account's roles; a client by default. */
  roles?: readonly Role[];
  /** By route, such as `'POST /auth/v1/token'`: a response, the body of one, or a function that answers. */
  answers?: Record<string, Answer | Response | object>;
}

/** A `fetch` that stands in for the data and auth service. It answers as for a signed-in account. */
export function createServiceDouble({ roles = ['client'], answers: own = {} }: ServiceOptions = {}) {
  const requests: ServiceRequest[] = [];
  const answers = new Map<string, Answer>([
    ['GET /rest/v1/user_roles', () => answer(roles.map((role) => ({ role })))],
    ['PATCH /rest/v1/user_roles', () => answer(null, 204)],
    ['DELETE /rest/v1/client_profiles', () => answer(null, 204)],
    ['POST /rest/v1/owner_profiles', () => answer(null, 201)],
    ['POST /auth/v1/token', () => answer(authSession())],
    ['GET /auth/v1/user', () => answer(authUser())],
    ['POST /auth/v1/logout', () => answer(null, 204)],
    ['GET /auth/v1/settings', () => answer({ external: { email: true }, disable_signup: false })],
    ['GET /auth/v1/health', () => answer({ version: 'embedded' })],
    ...Object.entries(own).map(([route, reply]): [string, Answer] => [route, asAnswer(reply)]),
  ]);

  const fetchDouble = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const text = typeof init.body === 'string' ? init.body : '';
    const request: ServiceRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(request);
    const found = answers.get(`${request.method} ${request.path}`);
    return found ? found(request) : answer({ message: 'Not found' }, 404);
  };

  return {
    fetch: fetchDouble as typeof globalThis.fetch,
    requests,
    /** Replaces the answer of a route. */
    on: (route: string, reply: Answer) => void answers.set(route, reply),
    /** The requests to one route so far: `asked('POST /auth/v1/logout')`. */
    asked: (route: string) => requests.filter(({ method, path }) => `${method} ${path}` === route),
  };
}

export type ServiceDouble = ReturnType<typeof createServiceDouble>;
