/** A conversation with the house; `./composer` has the form that writes to it. */
export { AnswerBy, Thread, type Message, type ThreadWords } from './thread';
