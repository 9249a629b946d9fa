import { change, read, type Tables } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { DESK } from '../../queries';
import type { Client } from '../../../lib/client';

/** An answer that staff send often, in both languages; its version is 0 until it is stored. */
export type SavedReply = Pick<Tables<'saved_replies'>, 'id' | 'title' | 'body_en' | 'body_es' | 'version'>;

/** The saved replies that are in use, by title. */
export function useReplies() {
  return useRead(
    'reading the saved replies',
    [...DESK, 'replies'],
    (client, signal) => {
      const all = client.from('saved_replies').select('id, title, body_en, body_es, version');
      return read(all.eq('active', true).order('title').order('id'), signal);
    },
    { staleTime: 60_000 },
  );
}

/** Stores a saved reply, or archives it. */
export const saveReply = (client: Client, { id, version, ...texts }: SavedReply, active = true) =>
  change(client.rpc('save_reply', { reply_id: id, ...texts, active, expected_version: version }));
