import { selectTexts } from '@marisma/area-kit/texts';

export const common = selectTexts('common', {
  area: 'Admin Panel',
  title: (page: string) => `${page} · Admin · Marisma`,
  sampleData: 'Sample data: these figures are not live.',
  signedOut: 'You are no longer signed in.',
  notLoaded: 'This could not be loaded. Check the connection.',
  tryAgain: 'Try again',
});
