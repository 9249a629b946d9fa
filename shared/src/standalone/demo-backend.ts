import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Role } from '../contract/role';
import type { Database } from '../data/database';
import { standInSession, type StandInShell } from './stand-in-shell';

/** The password of the demo accounts, which exist in the embedded backend only. */
const DEMO_PASSWORD = 'Marisma-demo-1';

/**
 * Signs the stand-in shell in to a running local site with its demo accounts. Without a running site the area still
 * runs, with a session but no data service; requests for data fail with a reason.
 */
export function connectDemoBackend(shell: StandInShell) {
  let connecting: Promise<SupabaseClient<Database>> | undefined;
  const client = (): Promise<SupabaseClient<Database>> => (connecting ??= connect());

  async function signInAs(role: Role | null): Promise<void> {
    const supabase = await client().catch(() => null);
    if (!supabase) return shell.session.set(standInSession(role && [role]));
    await supabase.auth.signOut({ scope: 'local' });
    if (role === null) return shell.session.set({ status: 'signedOut' });
    const email = `${role}@marisma.test`;
    const { data } = await supabase.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    shell.session.set(standInSession([role], { id: data.user?.id, email }));
  }

  return { client, signInAs };
}

async function connect(): Promise<SupabaseClient<Database>> {
  const response = await fetch('/config.json').catch(() => null);
  if (!response?.ok) throw new Error('No local site is running: start it with npm start.');
  const { supabaseKey } = (await response.json()) as { supabaseKey: string };
  return createClient<Database>(window.location.origin, supabaseKey, {
    auth: { storageKey: 'marisma.standalone' },
  });
}
