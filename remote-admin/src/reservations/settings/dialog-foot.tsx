import { Button, Small, Stack } from '@marisma/area-kit/ui';
import { rates } from '../../texts/en/rates';

const { form: texts } = rates;

interface DialogFootProps {
  /** When the values take effect. */
  hint: string;
  onClose: () => void;
}

/** Buttons of a form whose values join the draft. */
export function DialogFoot({ hint, onClose }: DialogFootProps) {
  return (
    <Stack $gap={4}>
      <Small>{hint}</Small>
      <Stack $row $wrap $gap={3} $justify="end">
        <Button variant="outline" onClick={onClose}>
          {texts.back}
        </Button>
        <Button type="submit">{texts.done}</Button>
      </Stack>
    </Stack>
  );
}
