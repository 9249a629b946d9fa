import { useNavigate, useParams } from '@marisma/area-kit/router';
import { PageHeader, Stack, TitledPanel, useFirstInvalid } from '@marisma/area-kit/ui';
import {
  type ComponentType,
  type Dispatch,
  type FunctionComponent,
  type SetStateAction,
  useState,
} from 'react';
import type { House } from '../../lib/houses';
import { Loaded } from '../../lib/loaded';
import { rates as texts } from '../../texts/en/rates';
import { SectionLinks } from '../section-links';
import { type Change, Changes } from './changes';
import { HouseChoice } from './house-choice';
import { SaveBar, type SaveTexts } from './save-bar';
import type { ComparedDays } from './stay-comparison';
import { type Reader, saveSetting, useSetting, type Writer } from '../../lib/setting-queries';
import { useSettingDraft } from '../../lib/use-setting-draft';

/** What a page sets: its words, its functions, its fields. */
interface Setting<Stored extends { version: number; history: readonly Change[] }, Draft, Edited> {
  texts: SaveTexts & {
    title: string;
    lead: string;
    saved: string | ((house: string) => string);
  };
  /** Of what is set for each house; what holds for all houses has none. */
  path?: (house: string) => string;
  /** Names the choice of what holds for all houses, which then comes first. */
  all?: string;
  /** The title of the panel around fields and buttons; fields that are panels themselves have none. */
  panel?: string;
  reader: Reader;
  writer: Writer;
  draftOf: (stored: Stored) => Draft;
  /** Reads a stored draft, without its version. */
  read: (stored: unknown) => Draft;
  /** The draft as it is saved. */
  planOf: (draft: Draft) => unknown;
  isChanged: (draft: Draft, stored: Stored) => boolean;
  /** What cannot be saved, by the name of its field. */
  faultsOf?: (draft: Draft) => Record<string, string>;
  Fields: ComponentType<FieldsProps<Stored, Draft, Edited>>;
  /** What the draft would change, before it is saved. */
  Preview?: ComponentType<PreviewProps<Stored, Draft>>;
  describeChange: (change: Stored['history'][number]) => string;
}

interface Place<Stored> {
  house: House | undefined;
  houses: House[];
  stored: Stored;
}

export interface FieldsProps<Stored, Draft, Edited = never> extends Place<Stored> {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** Changes the draft, and closes the dialog. */
  apply: Dispatch<SetStateAction<Draft>>;
  busy: boolean;
  /** Those of the fields, once somebody has tried to save. */
  faults: Record<string, string>;
  /** What a dialog is open for. */
  edited: Edited | undefined;
  edit: (edited: Edited | undefined) => void;
  /** Proposes the days of the stay that is compared, unless some are chosen. */
  propose: (days: ComparedDays) => void;
}

export interface PreviewProps<Stored, Draft> extends Place<Stored> {
  draft: Draft;
  days: ComparedDays;
  onDays: (days: ComparedDays) => void;
}

/** The page of what staff set: changed in a draft, compared, saved as one whole, and on record. */
export function settingPage<
  Stored extends { version: number; history: readonly Change[] },
  Draft,
  Edited = never,
>(setting: Setting<Stored, Draft, Edited>): FunctionComponent {
  const { texts: own, path, all, panel, Fields, Preview } = setting;

  function Read({ house, houses }: Omit<Place<Stored>, 'stored'>) {
    const query = useSetting<Stored>(setting.reader, house?.id);
    return (
      <Loaded query={query} loading={own.loading} failed={own.failed} hint={texts.failedHint}>
        {(stored) => (
          <Form
            house={house}
            houses={houses}
            stored={stored}
            onReload={async () => (await query.refetch()).isSuccess}
          />
        )}
      </Loaded>
    );
  }

  function Form({ onReload, ...place }: Place<Stored> & { onReload: () => Promise<boolean> }) {
    const { house, stored } = place;
    const [edited, edit] = useState<Edited>();
    const [tried, setTried] = useState(false);
    const [days, setDays] = useState<ComparedDays>({ from: '', to: '' });
    const { frame, focusFirstInvalid } = useFirstInvalid();
    const form = useSettingDraft<Stored, Draft>({
      setting,
      name: `${setting.reader}.${house?.id ?? ''}`,
      stored,
      save: (client, draft, version) =>
        saveSetting(client, setting.writer, house?.id, setting.planOf(draft), version),
      saved: typeof own.saved === 'string' ? own.saved : own.saved(house?.name ?? ''),
      onReload,
      onSettle: () => {
        edit(undefined);
        setTried(false);
      },
      top: frame,
    });
    const { draft, setDraft, busy } = form;
    const faultsOf = () => setting.faultsOf?.(draft) ?? {};
    const send = async () => {
      if (Object.keys(faultsOf()).length === 0) return form.send();
      setTried(true);
      focusFirstInvalid();
    };
    const fields = (
      <Stack $gap={panel === undefined ? 6 : 4} ref={frame} tabIndex={-1}>
        <Fields
          {...place}
          draft={draft}
          setDraft={setDraft}
          apply={(next) => {
            setDraft(next);
            edit(undefined);
          }}
          busy={busy}
          faults={tried ? faultsOf() : {}}
          edited={edited}
          edit={edit}
          propose={(next) => setDays((chosen) => (chosen.from || chosen.to ? chosen : next))}
        />
        <SaveBar form={{ ...form, send }} texts={own} />
      </Stack>
    );
    return (
      <Stack $gap={6}>
        {panel === undefined ? fields : <TitledPanel title={panel}>{fields}</TitledPanel>}
        {Preview && <Preview {...place} draft={draft} days={days} onDays={setDays} />}
        <Changes changes={stored.history} describe={setting.describeChange} />
      </Stack>
    );
  }

  return function SettingPage() {
    const { houseId } = useParams();
    const navigate = useNavigate();
    return (
      <>
        <PageHeader title={own.title} lead={own.lead} />
        <Stack $gap={6}>
          <SectionLinks />
          {path ? (
            <HouseChoice
              chosen={houseId}
              all={all}
              onChoose={(id) => void navigate(path(id), { preventScrollReset: true })}
            >
              {(house, houses) => <Read key={house?.id ?? ''} house={house} houses={houses} />}
            </HouseChoice>
          ) : (
            <Read house={undefined} houses={[]} />
          )}
        </Stack>
      </>
    );
  };
}
