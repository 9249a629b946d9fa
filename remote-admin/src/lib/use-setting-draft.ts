import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { useDraft } from '@marisma/area-kit/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Client } from './client';

interface Drafting<Stored, Draft> {
  /** Under which the draft is kept in this tab. */
  name: string;
  stored: Stored;
  setting: {
    draftOf: (stored: Stored) => Draft;
    read: (stored: unknown) => Draft;
    isChanged: (draft: Draft, stored: Stored) => boolean;
  };
  save: (client: Client, draft: Draft, version: number) => Promise<unknown>;
  /** Said when it is saved. */
  saved: string;
  /** Reads it again and drops what was entered. Resolves to whether it arrived. */
  onReload: () => Promise<boolean>;
  /** Before it is saved or read again: a dialog that is still loading would open over the answer. */
  onSettle: () => void;
  /** Has the focus of a button that goes once nothing is changed. */
  top?: RefObject<HTMLElement | null>;
}

const versionOf = (stored: unknown): unknown => (stored as { version?: unknown } | null)?.version;

/** What staff set, changed in a draft and saved as one whole, unless somebody else has changed it since it was read. */
export function useSettingDraft<Stored extends { version: number }, Draft>({
  name,
  stored,
  setting: { draftOf, read, isChanged },
  save,
  saved,
  onReload,
  onSettle,
  top,
}: Drafting<Stored, Draft>) {
  const { notify } = useShell();
  const [savedDraft, saveDraft] = useDraft(name, (text) =>
    versionOf(text) === stored.version
      ? { version: stored.version, draft: read((text as { draft?: unknown }).draft) }
      : undefined,
  );
  const [draft, setDraft] = useState<Draft>(() => (savedDraft ? savedDraft.draft : draftOf(stored)));
  const [reading, setReading] = useState<'now' | 'failed'>();
  const [begun, setBegun] = useState(stored);
  if (begun !== stored) {
    // Saved or read again: the draft begins anew.
    setBegun(stored);
    setDraft(draftOf(stored));
  }
  const reload = async () => {
    onSettle();
    setReading('now');
    setReading((await onReload()) ? undefined : 'failed');
  };
  const saving = useChange(async (client) => {
    await save(client, draft, stored.version);
    await reload();
  });
  const { error, reset } = saving;
  // What is read replaces the draft, so nothing is entered until it is there.
  const busy = saving.busy || reading === 'now';
  const shown = useRef(stored);
  useEffect(() => {
    if (busy || shown.current === stored) return;
    shown.current = stored;
    reset();
    top?.current?.focus();
  }, [busy, reset, stored, top]);
  const changed = isChanged(draft, stored);
  useEffect(
    () => saveDraft(changed ? { draft, version: stored.version } : undefined),
    [changed, draft, saveDraft, stored],
  );

  const sent = useRef<Stored>(undefined);
  return {
    draft,
    setDraft,
    changed,
    busy,
    error,
    saving: saving.busy,
    reading,
    reload,
    send: async () => {
      // Pressed again before what is stored now is shown.
      if (sent.current === stored) return;
      sent.current = stored;
      onSettle();
      setReading(undefined);
      if (await saving.send()) notify({ kind: 'success', title: saved });
      else sent.current = undefined;
    },
    discard: () => {
      top?.current?.focus();
      setDraft(draftOf(stored));
      reset();
    },
    forget: () => saveDraft(undefined),
  };
}

export type SettingDraft = Omit<ReturnType<typeof useSettingDraft>, 'draft' | 'setDraft'>;
