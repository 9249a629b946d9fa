import { Field, Select } from '@marisma/area-kit/ui';

interface HouseFieldProps {
  label: string;
  houses: readonly { id: string; name: string }[];
  /** The id of the chosen house; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** What stands for no house; without it one is always chosen. */
  none?: string;
}

/** The field in which an owner chooses one of her houses. */
export const HouseField = ({ label, houses, value, onChange, none }: HouseFieldProps) => (
  <Field label={label}>
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {houses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
);
