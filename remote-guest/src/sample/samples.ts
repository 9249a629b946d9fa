import { today } from '@marisma/area-kit/format';
import type { Contents } from '../parts/own';
import { t } from '../texts';
import { sampleConversations } from './conversations';
import { sampleStays } from './stays';

/** The samples of the dashboard, laid out around `now`. */
export function samplesOn(now: Date): Contents {
  const conversations = sampleConversations(now, t.messages.words);
  const stays = sampleStays(today(now)).map((stay) => ({
    ...stay,
    request: conversations.find(({ about }) => about === stay.house),
  }));
  return { stays, conversations };
}
