import * as z from '../../../shared/src/shape';

/** What `read_calendar` answers: the taken nights of one house, without reasons or names. */
export const takenNights = z.object({
  name: z.string(),
  changed_at: z.string(),
  nights: z.array(
    z.object({
      id: z.string(),
      from_day: z.string(),
      to_day: z.string(),
      reserved: z.boolean(),
      sequence: z.int(),
      changed_at: z.string(),
    }),
  ),
});

export type TakenNights = z.infer<typeof takenNights>;
