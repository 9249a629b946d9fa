import { Text } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { readOverrides } from './override-state';
import { ResetButton } from './reset-button';

/** Shown in the panel of an area whose override failed; offers to end the override. */
export default function OverrideNote({ area }: { area: string }) {
  const override = readOverrides().overrides.find((one) => one.area === area);
  if (!override) return null;
  return (
    <>
      <Text>{t.overrides.panel(area, override.url, override.fault)}</Text>
      <div>
        <ResetButton area={area} />
      </div>
    </>
  );
}
