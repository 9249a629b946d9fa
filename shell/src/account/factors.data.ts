import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import { accessOf } from '../session/service-access';
import type { Challenge } from '../session/session-user';
import { unwrap } from './auth-failure';

type Client = SupabaseClient<Database>;

/**
 * No factor has this id. Deleting it changes nothing, and the answer shows whether the service supports
 * factors.
 */
const NO_FACTOR = '00000000-0000-4000-8000-000000000000';

export type FactorState = { status: 'unsupported' } | { status: 'off' } | { status: 'on'; factorId: string };

/** Whether the account has a second factor, and whether the service supports one. @throws AuthFailure */
export async function fetchFactorState(client: Client): Promise<FactorState> {
  const factors = unwrap(client, await client.auth.mfa.listFactors());
  const factor = factors?.totp[0];
  if (factor) return { status: 'on', factorId: factor.id };
  return { status: (await servesFactors(client)) ? 'off' : 'unsupported' };
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

export interface Enrollment {
  factorId: string;
  /** An image as a `data:` URL. */
  qrCode: string;
  secret: string;
}

/** Starts the enrollment of an authenticator app and removes unfinished ones. @throws AuthFailure */
export async function beginEnrollment(client: Client, issuer: string): Promise<Enrollment> {
  const factors = unwrap(client, await client.auth.mfa.listFactors());
  for (const { id, status } of factors?.all ?? []) {
    if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id });
  }
  const options = { factorType: 'totp', issuer, friendlyName: issuer } as const;
  const data = unwrap(client, await client.auth.mfa.enroll(options));
  return { factorId: data!.id, qrCode: data!.totp.qr_code, secret: data!.totp.secret };
}

/** Cancels an enrollment, or turns the second factor off. @throws AuthFailure */
export async function removeFactor(client: Client, factorId: string): Promise<void> {
  unwrap(client, await client.auth.mfa.unenroll({ factorId }));
}

/** Opens a challenge; a phone gets its code by message. @returns the challenge's id @throws AuthFailure */
export async function openChallenge(client: Client, { factorId, type }: Challenge): Promise<string> {
  const channel = type === 'phone' ? { channel: 'sms' as const } : {};
  const data = unwrap(client, await client.auth.mfa.challenge({ factorId, ...channel }));
  return data!.id;
}

/** Sends the code; the session's new level arrives through the auth events. @throws AuthFailure */
export async function verifyCode(
  client: Client,
  answer: { factorId: string; challengeId: string; code: string },
): Promise<void> {
  unwrap(client, await client.auth.mfa.verify(answer));
}
