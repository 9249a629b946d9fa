import { useRef } from 'react';
import { Field, Input } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import { useDeskKeys } from '../use-desk-keys';

/** The search over names, addresses, codes and messages. `/` leads to it. */
export function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useDeskKeys({ '/': () => input.current?.focus() });
  return (
    <Field label={t.desk.search.label}>
      <Input
        ref={input}
        type="search"
        value={text}
        placeholder={t.desk.search.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onChange={(event) => onText(event.target.value)}
      />
    </Field>
  );
}
