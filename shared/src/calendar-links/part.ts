export { LinkPart } from './link-part';
