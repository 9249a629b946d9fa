import { Bell, Heart, Plus } from 'lucide-react';
import {
  Button,
  ButtonLink,
  CountBadge,
  IconButton,
  Section,
  Stack,
  type ButtonVariant,
} from '@marisma/area-kit/ui';
import { Chapter, Specimen } from '../specimen';

const variants: ButtonVariant[] = ['primary', 'gradient', 'outline', 'quiet', 'danger'];

export function Actions() {
  return (
    <Chapter id="actions" title="Actions">
      <Specimen name="Button: variants" row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button: sizes, icon, busy, disabled" row>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <Button variant="outline">
          <Plus aria-hidden="true" /> Add
        </Button>
        <Button busy busyLabel="Sending...">
          Send
        </Button>
        <Button disabled>Disabled</Button>
      </Specimen>
      <Specimen name="ButtonLink" row>
        <ButtonLink to="/auth" variant="gradient">
          Book Now
        </ButtonLink>
        <ButtonLink to="/properties" variant="outline" size="lg">
          Explore Properties
        </ButtonLink>
      </Specimen>
      <Specimen name="On dark">
        <Section $tone="ink" $space="sm">
          <Stack $row $wrap $justify="center">
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </Stack>
        </Section>
      </Specimen>
      <Specimen name="IconButton" row>
        <IconButton label="Save" icon={<Heart aria-hidden="true" />} />
        <IconButton label="Save, filled" icon={<Heart aria-hidden="true" />} filled />
        <IconButton label="Save, small" icon={<Heart aria-hidden="true" />} size="sm" filled />
        <IconButton label="Notifications" icon={<Bell aria-hidden="true" />} filled>
          <CountBadge>2</CountBadge>
        </IconButton>
        <IconButton label="Disabled" icon={<Heart aria-hidden="true" />} disabled filled />
      </Specimen>
    </Chapter>
  );
}
