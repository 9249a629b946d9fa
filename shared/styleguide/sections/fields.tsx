import { useState } from 'react';
import {
  Checkbox,
  DateField,
  ErrorSummary,
  Field,
  FormStatus,
  Grid,
  Input,
  PasswordInput,
  RadioGroup,
  Select,
  Stack,
  TextArea,
} from '@marisma/area-kit/ui';
import { addDays, today } from '@marisma/area-kit/format';
import { Chapter, Specimen } from '../specimen';

const roles = [
  { value: 'client', label: 'Guest', hint: 'Book stays and services' },
  { value: 'owner', label: 'Owner', hint: 'List a home with us' },
  { value: 'management', label: 'Management', hint: 'Run homes for owners' },
];

export function Fields() {
  const [checkIn, setCheckIn] = useState('');
  const [checkOut, setCheckOut] = useState('');
  const [role, setRole] = useState('client');
  return (
    <Chapter id="fields" title="Fields">
      <Specimen name="Field with each control">
        <Grid $min="18rem" $max={2}>
          <Field label="Full Name" required hint="As on your passport">
            <Input placeholder="Ana Morales" />
          </Field>
          <Field label="Email Address" required error="Invalid email address">
            <Input type="email" defaultValue="ana@" />
          </Field>
          <Field label="Password">
            <PasswordInput autoComplete="off" defaultValue="a long secret" />
          </Field>
          <Field label="Email" hint="Email cannot be changed from this page">
            <Input readOnly value="ana@example.com" />
          </Field>
          <Field label="Bedrooms">
            <Select defaultValue="2">
              <option value="">Any</option>
              <option value="2">2+</option>
            </Select>
          </Field>
          <Field label="Disabled">
            <Input disabled value="Not now" />
          </Field>
          <Field label="Special Requests or Questions">
            <TextArea />
          </Field>
          <Stack>
            <Checkbox label="Keep me signed in" defaultChecked />
            <Checkbox label="Send me the seasonal letter" />
          </Stack>
        </Grid>
      </Specimen>
      <Specimen name="DateField: past days are off, check-out follows check-in">
        <Grid $min="16rem" $max={3}>
          <DateField label="Check-in" value={checkIn} onChange={setCheckIn} min={today()} />
          <DateField
            label="Check-out"
            value={checkOut}
            onChange={setCheckOut}
            min={checkIn ? addDays(checkIn, 1) : addDays(today(), 1)}
          />
          <DateField label="Preferred Date" required value="" onChange={() => {}} error="Date is required" />
        </Grid>
      </Specimen>
      <Specimen name="RadioGroup">
        <RadioGroup
          label="I am a"
          options={roles}
          value={role}
          onChange={(event) => setRole(event.target.value)}
        />
      </Specimen>
      <Specimen name="ErrorSummary, FormStatus">
        <ErrorSummary
          focus={false}
          issues={[{ message: 'Name is required' }, { message: 'Invalid email address' }]}
        />
        <FormStatus tone="success">Message sent successfully!</FormStatus>
        <FormStatus tone="danger">Failed to send message</FormStatus>
      </Specimen>
    </Chapter>
  );
}
