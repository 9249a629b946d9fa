import { selectTexts } from '@marisma/area-kit/texts';

const words = {
  'serenity-1':
    'Hello Lupita, two of our six are under five. Could we have two cribs and a gate for the jetty?',
  'serenity-2':
    'With pleasure. Both cribs will stand in the Garden suite, and the gate is fitted before you arrive.',
  'serenity-3':
    'Good news: the chef is free on your first evening. Would sea bass for six at half past seven suit you?',
  'infinity-1': 'Thank you for choosing Infinity. Shall I hold the fishing boat for your third morning?',
  'infinity-2': 'Yes please, for four of us. The others would rather stay by the pool.',
  'infinity-3': 'The boat is held from 6:30 AM. I will bring coffee to the marina.',
  'paradise-1': 'It was a joy to have you. The blue scarf from the arcade is on its way to you by mail.',
  'paradise-2': 'You are very kind, Andrés. We already miss the courtyard.',
};

export const messages = selectTexts('messages', {
  words,
  unread: 'Unread',
  unreadCount: { one: '# unread conversation', other: '# unread conversations' },
  with: (host: string): string => `Conversation with ${host}`,
  withTeam: 'Conversation with our team',
  you: 'You',
  byEmail: 'by email',
  fromOther: (address: string): string => `From another address: ${address}`,
  filesRefused: (count: number): string =>
    count === 1 ? '1 file did not reach us' : `${count} files did not reach us`,
  shortened: 'shortened',
  back: 'All messages',
  choose: 'Choose a conversation to read it.',
  empty: {
    title: 'No messages yet',
    reason: 'Ask for a stay or a service, and our conversation will appear here.',
  },
  unknown: 'We can’t find this conversation.',
  unknownReason: 'It may have been closed. Your other messages are in the list.',
  cannotReply: 'Replies are not connected in this demo. Reach your host by phone, or write to our team.',
  call: (host: string): string => `Call ${host}`,
  write: 'Write to our team',
});
