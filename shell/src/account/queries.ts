import { change, count, readOne, type Tables } from '@marisma/area-kit/data';
import type { Provider, UserIdentity } from '@supabase/supabase-js';
import { t } from '../texts';
import type { MailLink } from '../session/auth-link';
import type { Client } from '../session/browser-client';
import { accessOf } from '../session/service-access';
import type { Challenge } from '../session/session-user';
import { AuthFailure, unwrap } from './auth-failure';
import { captchaProof } from './captcha';

// The calls of the auth service. Each throws an AuthFailure.

const here = () => ({ redirectTo: location.origin });

export async function signIn(client: Client, credentials: { email: string; password: string }) {
  const options = await captchaProof(client);
  unwrap(client, await client.auth.signInWithPassword({ ...credentials, options }));
}

/** Roles that a visitor may sign up with; the first is the default. `admin` can't be chosen. */
export const SIGN_UP_ROLES = ['client', 'owner', 'management'] as const;

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: (typeof SIGN_UP_ROLES)[number];
}

export const ALREADY_EXISTS = 'user_already_exists';

/** @returns whether the address must be confirmed before the first sign-in */
export async function signUp(client: Client, account: NewAccount): Promise<boolean> {
  const { email, password, firstName, lastName, role } = account;
  const data = { first_name: firstName, last_name: lastName, role };
  const options = { emailRedirectTo: location.origin, data, ...(await captchaProof(client)) };
  const { user, session } = unwrap(client, await client.auth.signUp({ email, password, options }));
  // When confirmation is required, the service answers a known address like a new one, but without an
  // identity.
  if (!session && user?.identities?.length === 0)
    throw new AuthFailure(t.auth.signUp.exists, ALREADY_EXISTS, 422);
  return !session;
}

export async function resendVerification(client: Client, email: string) {
  const options = { emailRedirectTo: location.origin, ...(await captchaProof(client)) };
  unwrap(client, await client.auth.resend({ type: 'signup', email, options }));
}

/** Sends a link to set a new password. The service does not reveal whether the address has an account. */
export async function sendRecovery(client: Client, email: string) {
  const options = { ...here(), ...(await captchaProof(client)) };
  unwrap(client, await client.auth.resetPasswordForEmail(email, options));
}

/**
 * Sets the signed-in user's password. The service ends the user's other sessions.
 * @param current needed unless a mailed link signed the user in; the error's code begins with `current_password` when
 *   it is wrong
 */
export async function setPassword(client: Client, password: string, current?: string) {
  const proof = current === undefined ? {} : { current_password: current };
  unwrap(client, await client.auth.updateUser({ password, ...proof }));
}

/**
 * Redeems the link of a mail, which signs its account in, and ends the session that it replaces.
 * @returns the account's e-mail address; null when the service wants a second link to be followed as well
 */
export async function redeemLink(client: Client, { tokenHash, type }: MailLink): Promise<string | null> {
  const { data: before } = await client.auth.getSession();
  const verified = await client.auth.verifyOtp({ token_hash: tokenHash, type });
  const { user, session } = unwrap(client, verified);
  if (!session) return null;
  if (before.session) await client.auth.admin.signOut(before.session.access_token, 'local');
  return user?.email ?? '';
}

/** Navigates to the provider, which sends the visitor back with a session. */
export async function signInWithProvider(client: Client, provider: string) {
  const asked = await client.auth.signInWithOAuth({ provider: provider as Provider, options: here() });
  unwrap(client, asked);
}

export async function signInWithSso(client: Client, domain: string) {
  const options = { ...here(), ...(await captchaProof(client)) };
  const { url } = unwrap(client, await client.auth.signInWithSSO({ domain, options }));
  if (url) location.assign(url);
}

export async function signInWithWallet(client: Client, chain: 'ethereum' | 'solana') {
  const statement = t.auth.providers.web3Statement;
  const options = await captchaProof(client);
  const credentials = chain === 'ethereum' ? { chain, statement, options } : { chain, statement, options };
  unwrap(client, await client.auth.signInWithWeb3(credentials));
}

export const readIdentities = async (client: Client): Promise<UserIdentity[]> =>
  unwrap(client, await client.auth.getUserIdentities())?.identities ?? [];

/** Navigates to the provider to connect it with this account. */
export async function connectIdentity(client: Client, provider: string) {
  const options = { redirectTo: location.href };
  unwrap(client, await client.auth.linkIdentity({ provider: provider as Provider, options }));
}

export async function disconnectIdentity(client: Client, identity: UserIdentity) {
  unwrap(client, await client.auth.unlinkIdentity(identity));
}

/**
 * No factor has this id. Deleting it changes nothing, and the answer shows whether the service supports
 * factors.
 */
const NO_FACTOR = '00000000-0000-4000-8000-000000000000';

/** The id of the account's second factor; null when it has none, undefined when the service supports none. */
export async function readFactor(client: Client): Promise<string | null | undefined> {
  const factors = unwrap(client, await client.auth.mfa.listFactors());
  const factor = factors?.totp[0];
  if (factor) return factor.id;
  return (await servesFactors(client)) ? null : undefined;
}

/** Asks about factors only when the service reports a release as its version. */
async function servesFactors(client: Client): Promise<boolean> {
  const access = accessOf(client);
  const headers = { apikey: access?.key ?? '' };
  const answer = await access?.fetch(`${access.url}/auth/v1/health`, { headers });
  const health = (answer?.ok ? await answer.json() : null) as { version?: unknown } | null;
  if (!/^v?\d+\.\d+/.test(String(health?.version))) return false;
  const { error } = await client.auth.mfa.unenroll({ factorId: NO_FACTOR });
  return error?.code === 'mfa_factor_not_found';
}

/** Starts the enrollment of an authenticator app and removes unfinished ones. */
export async function beginEnrollment(client: Client) {
  const factors = unwrap(client, await client.auth.mfa.listFactors());
  for (const { id, status } of factors?.all ?? []) {
    if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id });
  }
  const issuer = t.frame.brand;
  const options = { factorType: 'totp', issuer, friendlyName: issuer } as const;
  return unwrap(client, await client.auth.mfa.enroll(options))!;
}

export type Enrollment = Awaited<ReturnType<typeof beginEnrollment>>;

export async function removeFactor(client: Client, factorId: string) {
  unwrap(client, await client.auth.mfa.unenroll({ factorId }));
}

/** Opens a challenge; a phone gets its code by message. @returns the challenge's id */
export async function openChallenge(client: Client, { factorId, type }: Challenge): Promise<string> {
  const channel = type === 'phone' ? { channel: 'sms' as const } : {};
  return unwrap(client, await client.auth.mfa.challenge({ factorId, ...channel }))!.id;
}

/** Sends the code; the session's new level arrives through the auth events. */
export async function verifyCode(
  client: Client,
  answer: { factorId: string; challengeId: string; code: string },
) {
  unwrap(client, await client.auth.mfa.verify(answer));
}

// The calls of the data service. Each throws a DataError.

export type Profile = Pick<Tables<'profiles'>, 'first_name' | 'last_name' | 'email' | 'phone'>;

export const readProfile = (client: Client, userId: string): Promise<Profile> =>
  readOne(client.from('profiles').select('first_name, last_name, email, phone').eq('user_id', userId));

/**
 * Writes the profile's fields that its user may change.
 * @throws Error when there is no profile
 */
export async function updateProfile(client: Client, userId: string, row: Omit<Profile, 'email'>) {
  const update = client.from('profiles').update(row, { count: 'exact' }).eq('user_id', userId);
  if ((await count(update)) === 0) throw new Error('There is no profile to change.');
}

/** Everything that is stored about the account, by table. */
export const readOwnData = (client: Client) => change(client.rpc('my_data'));

/** Asks staff, once, to erase the account's data. @returns the day by which the law wants their answer */
export const askForErasure = (client: Client) => change(client.rpc('request_erasure'));

/** Writes the new name to the account, which is where the header and greetings read it. */
export async function renameAccount(client: Client, name: Pick<Profile, 'first_name' | 'last_name'>) {
  unwrap(client, await client.auth.updateUser({ data: name }));
}
