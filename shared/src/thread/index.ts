/** A conversation with the house; `./composer` has the form that writes to it. */
export { AnswerBy } from './answer-by';
export { Thread, type Message, type ThreadWords } from './thread';
