import type { RegistryEntry } from '@marisma/area-kit/contract';
import { focusRing, layer, space, token } from '@marisma/area-kit/theme';
import { DataTable, IconButton, KeyValueList, type Column } from '@marisma/area-kit/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { RejectedAreas } from '../areas/area-directory';
import { areaStore, readArea, type AreaStatus } from '../areas/area-store';
import type { RegistryResult } from '../areas/registry-source';
import { t } from '../texts';
import { updateStore } from '../updates/revision-watch';

const texts = t.inspector;

export interface ShellFacts extends Pick<RegistryResult, 'registry' | 'source' | 'signed' | 'problems'> {
  rejected: RejectedAreas;
  notes: Record<string, string>;
  brokenBuilds(): string[];
  libraries(): { name: string; version: string; usedBy: string[] }[];
}

const Panel = styled.aside`
  position: fixed;
  z-index: ${layer.notice};
  right: 0;
  bottom: 0;
  width: min(64rem, 100vw);
  max-height: 60dvh;
  overflow: auto;
  padding: ${space(4)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg} 0 0;
  background: ${token.color.surface};
  color: ${token.color.text};
  box-shadow: ${token.shadow.floating};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
  ${focusRing}

  h2,
  h3 {
    margin-block: ${space(4)} ${space(2)};
    font-size: ${token.size.md};
  }
`;

const Close = styled.div`
  float: right;
`;

/** One area's row, from the store, the registry and the browser's measurements. */
function describeArea(name: string, entry: RegistryEntry | undefined, status: AreaStatus, facts: ShellFacts) {
  const builds = entry ? [entry.live, ...entry.previous] : [];
  const shown = builds.find(({ build }) => build === status.build) ?? entry?.live;
  return {
    name,
    build: shown && `${shown.build} ${shown.contract}`,
    note: facts.notes[name],
    state: status.slow ? texts.slow(status.phase) : status.phase,
    reason: reasonOf(status, facts.rejected[name]),
    loadedIn: status.loadedIn === undefined ? undefined : texts.milliseconds(status.loadedIn),
    size: shown && texts.size(shown.bytes, measureFiles(shown.url)),
  };
}

/** Why it failed, is disabled or shows another build than the live one; undefined otherwise. */
function reasonOf(status: AreaStatus, rejected: { detail: string } | undefined): string | undefined {
  const { reason, message, reference, pageFault } = status;
  if (message !== undefined) return message || texts.disabled;
  if (reason) return texts.fault(reason, reference, rejected?.detail);
  return pageFault && texts.pageFault(pageFault.pathname, pageFault.reason, pageFault.reference);
}

/** The fetched files in a build's folder. Bytes include headers; files from the cache have none. */
function measureFiles(url: string): { count: number; bytes: number } {
  const { href } = new URL(url, document.baseURI);
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(href));
  return { count: files.length, bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0) };
}

type AreaRow = ReturnType<typeof describeArea>;

const columns = (['area', 'build', 'state', 'reason', 'loadedIn', 'size'] as const).map(
  (key): Column<AreaRow> => ({
    key,
    header: texts.columns[key],
    render: (row) => {
      if (key === 'area') return <strong data-area={row.name}>{row.name}</strong>;
      const value = row[key] ?? texts.none;
      return key === 'build' && row.note ? `${value} ${row.note}` : value;
    },
    ownLine: true,
    named: true,
  }),
);

/**
 * Lists the current status of all areas. It takes the focus, returns it, and closes by Escape (WCAG 2.1.1,
 * 2.4.3).
 */
export default function Inspector({ facts, onClose }: { facts: ShellFacts; onClose(): void }) {
  useStore(areaStore);
  const newer = useStore(updateStore, (state) => state.newer);
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const { registry, rejected, source, signed, problems } = facts;
  const names = [...new Set([...Object.keys(registry.areas), ...Object.keys(rejected)])].sort();
  const broken = facts.brokenBuilds();
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby={heading}>
      <Close>
        <IconButton size="sm" label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Close>
      <h2 id={heading}>{texts.title}</h2>
      <DataTable
        caption={texts.title}
        hideCaption
        columns={columns}
        rows={names.map((name) => describeArea(name, registry.areas[name], readArea(name), facts))}
        rowKey={({ name }) => name}
        empty={<p>{texts.noAreas}</p>}
      />
      <h3>{texts.registry}</h3>
      <KeyValueList
        items={[
          { key: texts.revision, value: registry.revision },
          { key: texts.source, value: texts.sources[source] },
          { key: texts.signature, value: signed ? texts.signed : texts.unsigned },
          ...(newer === null ? [] : [{ key: texts.newer, value: newer }]),
          ...(broken.length > 0 ? [{ key: texts.skipped, value: broken.join(', ') }] : []),
          ...problems.map((problem) => ({ key: texts.problem, value: problem })),
        ]}
      />
      <h3>{texts.libraries}</h3>
      <KeyValueList
        items={facts.libraries().map(({ name, version, usedBy }) => ({
          key: `${name} ${version}`,
          value: texts.usedBy(usedBy.join(', ')),
        }))}
      />
    </Panel>
  );
}
