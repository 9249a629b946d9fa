import { memo, useDeferredValue, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, media, motion, plainButton, space, token } from '../theme';

const List = styled.div`
  position: relative;
  display: flex;
  gap: ${space(6)};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${token.color.line};
`;

const Tab = styled.button`
  ${plainButton}
  flex: none;
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(0.5)};
  border-bottom: 2px solid transparent;
  color: ${token.color.textMuted};
  font-weight: 500;
  ${motion('color, border-color')}

  &[aria-selected='true'] {
    color: ${token.color.text};
    border-bottom-color: ${token.color.rule};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.forcedColors} {
    border-bottom-color: Canvas;

    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }

  ${media.hover} {
    &:hover {
      color: ${token.color.text};
    }
  }
`;

const Panel = styled.div`
  padding-top: ${space(6)};
  ${focusRing}
`;

/** A panel that is being left keeps what it shows, so that the pressed tab waits for nothing. */
const PanelContent = memo(
  ({ children }: { children: ReactNode; leaving: boolean }) => children,
  (_before, { leaving }) => leaving,
);

type TabsProps<Value extends string> = {
  label: string;
  items: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Keeps hidden panels in the document, so that half-filled forms survive. */
  keepMounted?: boolean;
};

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs with the selection owned by the caller, so that a URL can hold it (ARIA APG 'Tabs', automatic activation). */
export function Tabs<Value extends string>({ label, items, value, onChange, keepMounted }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The pressed tab is painted at once; its panel may take longer to render, unless it is kept and only uncovered.
  const rendered = useDeferredValue(value);
  const shown = keepMounted ? value : rendered;

  // On a phone the row scrolls: the selected tab, also one selected by the URL, is scrolled to the center.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row && tab) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.value === value);
    const next = moves[event.key]?.(index, items.length - 1);
    const target = next === undefined ? undefined : items[next];
    if (!target) return;
    event.preventDefault();
    onChange(target.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Tab
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={keepMounted || item.value === shown ? `${id}-panel-${item.value}` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      {items
        .filter((item) => keepMounted || item.value === shown)
        .map((item) => (
          <Panel
            key={item.value}
            role="tabpanel"
            id={`${id}-panel-${item.value}`}
            aria-labelledby={`${id}-tab-${item.value}`}
            tabIndex={0}
            hidden={item.value !== shown}
          >
            <PanelContent leaving={value !== shown}>{item.content}</PanelContent>
          </Panel>
        ))}
    </div>
  );
}
