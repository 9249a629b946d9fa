import { heroBonfire, heroWelcome } from '@marisma/area-kit/media';

export const conciergeHeroPicture = heroWelcome;
export const conciergeClosingPicture = heroBonfire;
