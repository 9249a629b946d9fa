/** A conversation with the office; `./composer` has the form that writes to it. */
export { AnswerBy, pickMessages, Thread, type Message } from './thread';
