import { withTimeout } from '@marisma/area-kit/browser';
import { useShell } from '@marisma/area-kit/shell';
import * as z from '@marisma/area-kit/shape';
import { useQuery } from '@tanstack/react-query';

const listed = { name: z.string(), to: z.string(), subject: z.string(), date: z.string() };
const mailRows = z.array(z.object(listed));
const mailShape = z.object({ ...listed, text: z.string(), html: z.string() });

/** `html` is the address of the mail's HTML on this site. */
export type Mail = z.infer<typeof mailShape>;

const READ_LIMIT_MS = 15_000;

/** The latest mails that the site of this machine wrote instead of sending them; null where it keeps none. */
export function useMails() {
  const get = useGet();
  return useQuery({
    queryKey: ['mails'],
    queryFn: ({ signal }) => get('/mail/v1/outbox', mailRows.parse, signal),
    refetchInterval: 5_000,
    meta: { during: 'loading mails' },
  });
}

/** One of those mails; null where there is none of this name. */
export function useMail(name: string) {
  const get = useGet();
  return useQuery({
    queryKey: ['mail', name],
    queryFn: ({ signal }) => get(`/mail/v1/outbox/${encodeURIComponent(name)}`, mailShape.parse, signal),
    meta: { during: 'loading a mail' },
  });
}

function useGet() {
  const { supabase } = useShell();
  return async <T>(path: string, parse: (answer: unknown) => T, signal: AbortSignal): Promise<T | null> => {
    const { data } = await (await supabase()).auth.getSession();
    const answer = await fetch(path, {
      headers: { Authorization: `Bearer ${data.session?.access_token ?? ''}` },
      signal: withTimeout(READ_LIMIT_MS, signal),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The mails were refused: ${answer.status}`);
    return parse(await answer.json());
  };
}
