import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from './send-contact-email.ts';

const clients = new Map<string, SupabaseClient>();

/**
 * The generic client of the hosted backend: database, file storage, realtime, sign-in. No page includes this module: an
 * island loads it on demand with `await import('./client.ts')`, and gets `usePage().backend` from its page. The
 * same backend returns the same client, so that a page has one session and one connection. Sessions are held in memory
 * only. The key is public: row-level security of the project decides what it allows.
 * `server/render/response/content-security-policy.ts` lets pages reach the calls and the realtime channels of BACKEND_URL, but
 * not its pictures or other files.
 * @throws when no hosted backend is configured
 */
export function backendClient({ url, key }: Backend): SupabaseClient {
  if (url === '') throw new Error(NOT_SET);
  const name = `${url} ${key}`;
  const client = clients.get(name) ?? createClient(url, key, { auth: IN_MEMORY });
  clients.set(name, client);
  return client;
}

const NOT_SET =
  'No hosted backend is set: BACKEND_URL is empty, and this site itself answers only the function send-contact-email.';

const IN_MEMORY = { persistSession: false, detectSessionInUrl: false };
