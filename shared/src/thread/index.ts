/** A conversation with the house; `./composer` has the form that writes to it. */
export { AnswerBy, messagesAmong, Thread, type Message } from './thread';
