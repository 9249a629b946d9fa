import { IconButton, KeyValueList } from '@marisma/area-kit/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { areaStore, readArea } from '../areas/area-store';
import { updateStore } from '../updates/revision-watch';
import { t } from '../texts';
import { AreaTable } from './area-table';
import { describeArea } from './describe-area';
import type { InspectorProps, ShellFacts } from './facts';
import { Bar, Panel } from './inspector.styles';

const texts = t.inspector;

/**
 * Lists the current status of all areas. It takes the focus, returns it, and closes by Escape (WCAG 2.1.1,
 * 2.4.3).
 */
export default function Inspector({ facts, onClose }: InspectorProps) {
  useStore(areaStore);
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const { registry, rejected } = facts;
  const names = [...new Set([...Object.keys(registry.areas), ...Object.keys(rejected)])].sort();

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
      <Bar>
        <h2 id={heading}>{texts.title}</h2>
        <IconButton size="sm" label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Bar>
      <AreaTable
        rows={names.map((name) => describeArea(name, registry.areas[name], readArea(name), facts))}
      />
      <RegistryFacts facts={facts} />
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

function RegistryFacts({ facts }: { facts: ShellFacts }) {
  const newer = useStore(updateStore, (state) => state.newer);
  const broken = facts.brokenBuilds();
  return (
    <>
      <h3>{texts.registry}</h3>
      <KeyValueList
        items={[
          { key: texts.revision, value: facts.registry.revision },
          { key: texts.source, value: texts.sources[facts.source] },
          { key: texts.signature, value: facts.signed ? texts.signed : texts.unsigned },
          ...(newer === null ? [] : [{ key: texts.newer, value: newer }]),
          ...(broken.length > 0 ? [{ key: texts.skipped, value: broken.join(', ') }] : []),
          ...facts.problems.map((problem) => ({ key: texts.problem, value: problem })),
        ]}
      />
    </>
  );
}
