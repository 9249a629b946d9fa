import type { Answer, HouseGuide, HouseSecrets } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import { guides as texts } from '../../texts/en/guides';

export type GuideSetting = Answer<'house_guide_setting'>;
export interface GuideDraft {
  guide: HouseGuide;
  secrets: HouseSecrets;
}

const text = z.string();
const worded = {
  directions_en: text,
  directions_es: text,
  airport_en: text,
  airport_es: text,
  manual_en: text,
  manual_es: text,
  map_url: text,
  emergency: text,
};
const shape = z.object({
  guide: z.object({
    ...worded,
    people: z.array(z.object({ name: text, role_en: text, role_es: text, phone: text })),
  }),
  secrets: z.object({ wifi_name: text, wifi_password: text, door_code: text }),
});

/** A house without a guide has fields without words. */
const EMPTY: object = { ...Object.fromEntries(Object.keys(worded).map((name) => [name, ''])), people: [] };

/** What was kept or stored, its fields in the order of the shape. */
export const readDraft = (stored: unknown): GuideDraft => shape.parse(stored);

export const draftOf = ({ guide, secrets }: GuideSetting): GuideDraft =>
  readDraft({ guide: { ...EMPTY, ...guide }, secrets });

export const isChanged = (draft: GuideDraft, stored: GuideSetting): boolean =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(stored));

/** What cannot be saved, by the name of the field; those of people have their place in the list. */
export function faultsOf({ guide }: GuideDraft): Record<string, string> {
  const { faults } = texts;
  return Object.fromEntries([
    ...(/^(https:\/\/\S+)?$/.test(guide.map_url.trim()) ? [] : [['map_url', faults.map]]),
    ...guide.people.flatMap(({ name, phone }, at) => [
      ...(name.trim() ? [] : [[`name ${at}`, faults.name]]),
      ...(/^\+?\d[\d ()-]{2,19}$/.test(phone.trim()) ? [] : [[`phone ${at}`, faults.phone]]),
    ]),
  ]);
}

/** The draft as it is sent: people without the spaces around their words. */
export const trimmed = ({ guide, secrets }: GuideDraft): GuideDraft => ({
  guide: {
    ...guide,
    people: guide.people.map(({ name, role_en, role_es, phone }) => ({
      name: name.trim(),
      role_en: role_en.trim(),
      role_es: role_es.trim(),
      phone: phone.trim(),
    })),
  },
  secrets,
});

const MOST = 80;
const excerpt = (value: unknown): string => {
  const words = Array.isArray(value)
    ? (value as HouseGuide['people']).map(({ name, phone }) => `${name} ${phone}`).join(', ')
    : String(value ?? '').replace(/\s+/g, ' ');
  return words.length > MOST ? `${words.slice(0, MOST)}…` : words || '–';
};

/** What a change did, field by field; of secrets only which. */
export function describeChange({ old, new: now }: GuideSetting['history'][number]): string {
  const { secrets = [], ...parts } = now ?? {};
  const before: Partial<HouseGuide> = old ?? {};
  return [
    ...(Object.keys(EMPTY) as (keyof HouseGuide)[])
      .filter((name) => name in parts && excerpt(before[name]) !== excerpt(parts[name]))
      .map((name) => texts.change(texts.fields[name], excerpt(before[name]), excerpt(parts[name]))),
    ...secrets.map((name) => texts.secretChanged(texts.fields[name])),
  ].join('; ');
}
