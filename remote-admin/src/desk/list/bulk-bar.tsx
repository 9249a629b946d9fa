import { asDataError, change, type ErrorCode } from '@marisma/area-kit/data';
import { useState, type RefCallback } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { plural } from '@marisma/area-kit/format';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { Note } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import { DESK, type DeskRequest } from '../queries';
import { SmallButton } from '../../lib/small-button';

/* In sight while rows are chosen: below the header on a phone, atop the scrolling list beside a request, which leaves the
   height of the bar free as well. */
const Room = createGlobalStyle`
  ${media.belowDesktop} {
    :root { --m-top-bar: var(--desk-bulk-bar, 0px); }
  }
`;

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surfaceSand};
  font-size: ${token.size.sm};

  ${media.belowDesktop} {
    top: var(--m-header-height);
  }
`;

type BulkBarProps = {
  chosen: readonly DeskRequest[];
  /** How many could be chosen. */
  all: number;
  onChooseAll: () => void;
  onClear: () => void;
};

/** Tells what scrolls beneath the bar how high it is, so that Tab brings no row under it (WCAG 2.4.11). */
const tellHeight: RefCallback<HTMLElement> = (bar) => {
  if (!bar || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty('--desk-bulk-bar', `${bar.offsetHeight}px`));
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty('--desk-bulk-bar');
  };
};

/** Closes the chosen requests, and says which stay open and why. */
export function BulkBar({ chosen, all, onChooseAll, onClear }: BulkBarProps) {
  const { notify } = useShell();
  const [refused, setRefused] = useState<{ request: DeskRequest; code: ErrorCode }[]>([]);
  const texts = t.desk.bulk;
  const locale = intlLocale();
  const { busy, send } = useChange(async (client, requests: { id: string; version: number }[]) => {
    try {
      return await change(client.rpc('close_requests', { requests }));
    } catch (error) {
      const { code } = asDataError(error);
      notify({ kind: 'error', title: texts.failed, description: errorText(code) });
      throw error;
    }
  }, DESK);

  const close = async () => {
    setRefused([]);
    // Each in the version that was seen; one that is refused does not stop the rest.
    const closed = await send(chosen.map(({ id, version }) => ({ id, version })));
    if (!closed) return;
    const open = chosen.flatMap((request) => {
      const code = closed.answer.find(({ id }) => id === request.id)?.refused;
      return code ? [{ request, code }] : [];
    });
    const done = chosen.length - open.length;
    if (done > 0) notify({ kind: 'success', title: plural(done, texts.closed, locale) });
    setRefused(open);
    onClear();
  };

  return (
    <>
      {chosen.length > 0 && (
        <Bar role="group" aria-label={texts.label} ref={tellHeight}>
          <Room />
          <span role="status">{plural(chosen.length, texts.chosen, locale)}</span>
          <SmallButton busy={busy} onClick={() => void close()}>
            {texts.close}
          </SmallButton>
          {chosen.length < all && (
            <SmallButton onClick={onChooseAll}>{plural(all, texts.all, locale)}</SmallButton>
          )}
          <SmallButton onClick={onClear}>{texts.clear}</SmallButton>
        </Bar>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <Note tone="warning">
            <p>{plural(refused.length, texts.refused, locale)}</p>
            <ul>
              {refused.map(({ request, code }) => (
                <li key={request.id}>
                  {request.name || t.desk.noName}: {errorText(code)}
                </li>
              ))}
            </ul>
            <SmallButton onClick={() => setRefused([])}>{texts.understood}</SmallButton>
          </Note>
        </div>
      )}
    </>
  );
}
