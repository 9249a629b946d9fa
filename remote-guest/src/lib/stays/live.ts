export { arrangeLive, type Live } from './arrange-live';
export { readLive } from './read-live.data';
